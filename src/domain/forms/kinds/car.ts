import type { LeadFieldDefinition } from "../field-kinds/index.ts";

const OWN_CAR_GROUP = "Votre voiture";

export const PLATE = {
  kind: "text",
  group: OWN_CAR_GROUP,
  name: "plate",
  label: "Plaque d’immatriculation",
  short: "Plaque",
  required: true,
  help: "Comme sur la voiture, par exemple AB\u00a01234.",
  max: 15,
  width: "half",
  messages: { required: "Indiquez la plaque de la voiture, pour que nous préparions votre venue." },
} as const satisfies LeadFieldDefinition;

export const OWN_CAR = {
  kind: "text",
  group: OWN_CAR_GROUP,
  name: "car",
  label: "Marque et modèle",
  required: true,
  help: "Par exemple Ford Puma.",
  max: 80,
  width: "half",
  messages: { required: "Indiquez la marque et le modèle de la voiture." },
} as const satisfies LeadFieldDefinition;

export const MILEAGE = {
  kind: "text",
  group: OWN_CAR_GROUP,
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
} as const satisfies LeadFieldDefinition;

export const WANTED_MODEL = {
  kind: "autocomplete",
  name: "model",
  label: "Modèle",
  required: true,
  help: "Commencez à écrire, puis choisissez dans la liste. Vous pouvez aussi en noter un autre.",
  max: 80,
  suggestions: "models",
  omittedFor: ["model", "vehicle"],
  messages: { required: "Indiquez le modèle qui vous intéresse." },
} as const satisfies LeadFieldDefinition;
