import type { LeadKind } from "../kind.ts";
import { COUNTRY_CODES } from "../../countries/index.ts";
import type { LeadFieldDefinition } from "../field-kinds/index.ts";
import { WANTED_MODEL } from "./fields/car.ts";
import { LEASING_PRIVACY } from "./privacy.ts";
import { DEPOSIT, DURATION, YEARLY_MILEAGE } from "./fields/lease.ts";
import { COMPANY, EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE, SALUTATION } from "./fields/person.ts";

const FOR_COMPANY = { when: "employment", is: "company" } as const;

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

const ADDRESS = [STREET, POSTCODE, TOWN, COUNTRY] as const;

/**
 * Application for a lease. The terms for a vehicle are those of its calculation. The lessor asks for documents and date
 * of birth once there is an offer.
 */
export const onlineLeasing = {
  name: "online_leasing",
  vehicles: "available",
  fields: [
    { ...WANTED_MODEL, group: "lease" },
    { ...DURATION, omittedFor: ["vehicle"] },
    { ...YEARLY_MILEAGE, omittedFor: ["vehicle"] },
    { ...DEPOSIT, omittedFor: ["vehicle"] },
    {
      kind: "radio",
      group: "situation",
      name: "employment",
      required: true,
      options: ["permanent", "fixed_term", "public", "self_employed", "retired", "other", "company"],
    },
    { ...COMPANY, group: "company", required: FOR_COMPANY },
    { kind: "text", name: "vat_number", required: FOR_COMPANY, format: "vat_number", max: 20, width: "half" },
    { kind: "text", name: "vehicle_count", format: "number", max: 4, width: "half" },
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    ...ADDRESS,
    { ...MESSAGE, group: "need", rows: 3 },
  ],
  privacy: LEASING_PRIVACY,
} as const satisfies LeadKind;
