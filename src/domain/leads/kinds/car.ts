import type { LeadField } from "../fields.ts";

// The visitor's own car, and the model that is asked about.

const OWN = "Votre voiture";

export const PLATE = {
  kind: "text",
  group: OWN,
  name: "plate",
  label: "Plaque d’immatriculation",
  short: "Plaque",
  required: true,
  help: "Comme sur la voiture, par exemple AB\u00a01234.",
  max: 15,
  width: "half",
  messages: { required: "Indiquez la plaque de la voiture, pour que nous préparions votre venue." },
} as const satisfies LeadField;

export const OWN_CAR = {
  kind: "text",
  group: OWN,
  name: "car",
  label: "Marque et modèle",
  required: true,
  help: "Par exemple Ford Puma.",
  max: 80,
  width: "half",
  messages: { required: "Indiquez la marque et le modèle de la voiture." },
} as const satisfies LeadField;

export const MILEAGE = {
  kind: "text",
  group: OWN,
  name: "mileage",
  label: "Kilométrage",
  help: "En kilomètres, tel qu’il est au compteur.",
  format: "number",
  max: 12,
  width: "half",
  messages: {
    required: "Indiquez le kilométrage de la voiture.",
    invalid: "Indiquez le kilométrage en chiffres, par exemple 45\u202f000.",
  },
} as const satisfies LeadField;

/** Where the form is about a model or a vehicle already, it is not asked. */
export const WANTED_MODEL = {
  kind: "autocomplete",
  name: "model",
  label: "Modèle",
  required: true,
  help: "Commencez à écrire, puis choisissez dans la liste. Vous pouvez aussi en noter un autre.",
  max: 80,
  suggestions: "models",
  without: ["model", "vehicle"],
  messages: { required: "Indiquez le modèle qui vous intéresse." },
} as const satisfies LeadField;
