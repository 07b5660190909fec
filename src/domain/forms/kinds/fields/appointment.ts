import type { SlotFieldDefinition } from "../../field-kinds/slot/slot-field.ts";

const slot = {
  kind: "slot",
  group: "appointment",
  name: "slot",
  required: true,
} as const;

export const TEST_DRIVE_SLOT = {
  ...slot,
  hours: "showroom",
  calendar: "test_drive",
} as const satisfies SlotFieldDefinition;

export const WORKSHOP_SLOT = {
  ...slot,
  hours: "workshop",
  calendar: "workshop",
  work: "work",
} as const satisfies SlotFieldDefinition;

export const TYRE_SLOT = {
  ...slot,
  hours: "workshop",
  calendar: "tyres",
  work: "work",
} as const satisfies SlotFieldDefinition;
