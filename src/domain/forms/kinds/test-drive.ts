import type { LeadFieldDefinition } from "../field-kinds/index.ts";
import type { LeadKind } from "../kind.ts";
import { TEST_DRIVE_SLOT } from "./fields/appointment.ts";
import { WANTED_MODEL } from "./fields/car.ts";
import { APPOINTMENT_PRIVACY } from "./privacy.ts";
import { MESSAGE, NAME_EMAIL_AND_PHONE, SALUTATION } from "./fields/person.ts";

const DRIVING_LICENCE = {
  kind: "checkbox",
  name: "driving_licence",
  required: true,
} as const satisfies LeadFieldDefinition;

const PERSON_AND_SLOT = [
  TEST_DRIVE_SLOT,
  SALUTATION,
  ...NAME_EMAIL_AND_PHONE,
  DRIVING_LICENCE,
  { ...MESSAGE, rows: 3 },
] as const satisfies readonly LeadFieldDefinition[];

/** Test drive of a vehicle in stock. */
export const testDrive = {
  name: "test_drive",
  vehicles: "available",
  fields: PERSON_AND_SLOT,
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;

/** Test drive of a model with any demonstration vehicle. */
export const modelTestDrive = {
  name: "model_test_drive",
  fields: [{ ...WANTED_MODEL, group: TEST_DRIVE_SLOT.group }, ...PERSON_AND_SLOT],
  privacy: APPOINTMENT_PRIVACY,
} as const satisfies LeadKind;
