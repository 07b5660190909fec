import { COUNTRY_CODES } from "../../../countries/index.ts";
import type { LeadFieldDefinition } from "../../field-kinds/index.ts";

const STREET = {
  kind: "text",
  name: "street",
  required: true,
  max: 120,
  autocomplete: "address-line1",
} as const satisfies LeadFieldDefinition;

const POSTCODE = {
  kind: "text",
  name: "postcode",
  required: true,
  format: "postcode",
  max: 16,
  autocomplete: "postal-code",
  width: "half",
} as const satisfies LeadFieldDefinition;

const TOWN = {
  kind: "text",
  name: "town",
  required: true,
  max: 80,
  autocomplete: "address-level2",
  width: "half",
} as const satisfies LeadFieldDefinition;

const COUNTRY = {
  kind: "select",
  name: "country",
  required: true,
  countries: true,
  autocomplete: "country",
  options: [...COUNTRY_CODES, "other"],
} as const satisfies LeadFieldDefinition;

export const ADDRESS = [STREET, POSTCODE, TOWN, COUNTRY] as const;
