import { TRADE_IN_CONDITIONS, TRADE_IN_FUELS } from "../../../trade-in/index.ts";
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

const PHOTO = {
  kind: "file",
  name: "photo",
  types: ["image/jpeg", "image/png", "image/webp"],
  max_bytes: 5_000_000,
  width: "half",
} as const satisfies LeadFieldDefinition;

/** A vehicle that the visitor sells: what its price depends on, in the order of the form. */
export const SOLD_CAR = [
  { kind: "text", group: "own_car", name: "make", required: true, max: 40, width: "half" },
  { kind: "text", name: "model", required: true, max: 80, width: "half" },
  { kind: "text", name: "year", required: true, format: "year", max: 4, width: "half" },
  { ...MILEAGE, required: true },
  { kind: "select", name: "fuel", required: true, options: TRADE_IN_FUELS },
  { kind: "radio", name: "condition", required: true, options: TRADE_IN_CONDITIONS },
] as const satisfies readonly LeadFieldDefinition[];

/** What identifies it, and what it looks like. */
export const SOLD_CAR_DETAILS = [
  { ...PLATE, required: false },
  { kind: "text", name: "vin", max: 20, width: "half" },
  PHOTO,
  { ...PHOTO, name: "photo_detail" },
] as const satisfies readonly LeadFieldDefinition[];
