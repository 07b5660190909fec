import type { FieldStrings } from "../../field-strings.ts";

export const MILEAGE_STRINGS = {
  label: "Kilométrage",
  help: "En kilomètres, tel qu’il est au compteur.",
  messages: {
    required: "Indiquez le kilométrage de la voiture.",
    invalid: "Indiquez le kilométrage en chiffres, par exemple 45\u202f000.",
  },
} as const satisfies FieldStrings;

export const OWN_CAR_STRINGS = {
  label: "Marque et modèle",
  help: "Par exemple Ford Puma.",
  messages: { required: "Indiquez la marque et le modèle de la voiture." },
} as const satisfies FieldStrings;

export const PLATE_STRINGS = {
  label: "Plaque d’immatriculation",
  short: "Plaque",
  help: "Comme sur la voiture, par exemple AB\u00a01234.",
  messages: { required: "Indiquez la plaque de la voiture, pour que nous préparions votre venue." },
} as const satisfies FieldStrings;

export const WANTED_MODEL_STRINGS = {
  label: "Modèle",
  help: "Commencez à écrire, puis choisissez dans la liste. Vous pouvez aussi en noter un autre.",
  messages: { required: "Indiquez le modèle qui vous intéresse." },
} as const satisfies FieldStrings;
