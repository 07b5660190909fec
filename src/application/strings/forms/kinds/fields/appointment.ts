import type { FieldStrings } from "../../field-strings.ts";

export const SLOT_STRINGS = {
  label: "Choisissez un créneau",
  short: "Créneau",
  messages: { required: "Choisissez un créneau parmi ceux qui sont libres." },
} as const satisfies FieldStrings;
