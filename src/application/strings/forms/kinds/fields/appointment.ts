import type { FieldStrings } from "../../field-strings.ts";

export const SLOT_STRINGS = {
  label: "Choisissez un créneau",
  short: "Créneau",
  messages: { required: "Choisissez un créneau parmi ceux qui sont libres." },
} as const satisfies FieldStrings;

/** For a form that asks for the work: a slot may be too short for it, or on another day. */
export const WORK_SLOT_STRINGS = {
  ...SLOT_STRINGS,
  messages: {
    ...SLOT_STRINGS.messages,
    invalid: "Choisissez un autre créneau\u00a0: celui-ci n’est pas libre pour ce travail.",
  },
} as const satisfies FieldStrings;
