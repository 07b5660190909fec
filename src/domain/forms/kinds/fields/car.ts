import type { LeadFieldDefinition } from "../../field-kinds/index.ts";

export const PLATE = {
  kind: "text",
  group: "own_car",
  name: "plate",
  required: true,
  max: 15,
  width: "half",
} as const satisfies LeadFieldDefinition;

export const OWN_CAR = {
  kind: "text",
  group: "own_car",
  name: "car",
  required: true,
  max: 80,
  width: "half",
} as const satisfies LeadFieldDefinition;

export const MILEAGE = {
  kind: "text",
  group: "own_car",
  name: "mileage",
  format: "number",
  max: 12,
  width: "half",
} as const satisfies LeadFieldDefinition;

export const WANTED_MODEL = {
  kind: "autocomplete",
  name: "model",
  required: true,
  max: 80,
  suggestions: "models",
  omittedFor: ["model", "vehicle", "lease_offer"],
} as const satisfies LeadFieldDefinition;
