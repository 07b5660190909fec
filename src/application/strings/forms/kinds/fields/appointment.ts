import type { FieldStrings } from "../../field-strings.ts";

export const SLOT_STRINGS = {
  label: "Choisissez un créneau",
  short: "Créneau",
  messages: { required: "Choisissez un créneau parmi ceux qui sont libres." },
} as const satisfies FieldStrings;

/** Of a form that asks for the work: a slot may be too short for it, or on another day. */
export const WORK_SLOT_STRINGS = {
  ...SLOT_STRINGS,
  messages: { ...SLOT_STRINGS.messages, invalid: "Ce créneau n’est pas libre pour ce travail. Choisissez-en un autre." },
} as const satisfies FieldStrings;
