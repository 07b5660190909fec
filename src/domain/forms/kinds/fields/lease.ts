import type { LeadFieldDefinition } from "../../field-kinds/index.ts";

export const DURATION = {
  kind: "select",
  group: "lease",
  name: "duration",
  required: true,
  initial: "48",
  width: "half",
  options: ["24", "36", "48", "60"],
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;

export const YEARLY_MILEAGE = {
  kind: "select",
  name: "yearly_mileage",
  required: true,
  initial: "15000",
  width: "half",
  options: ["10000", "15000", "20000", "25000", "30000", "40000", "more"],
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;

export const DEPOSIT = {
  kind: "text",
  name: "deposit",
  format: "number",
  max: 12,
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;
