import type { LeadFieldDefinition } from "../field-kinds/index.ts";
import type { LeadKind } from "../kind.ts";
import { WANTED_MODEL } from "./fields/car.ts";
import { LEASING_PRIVACY, REQUEST_PRIVACY } from "./privacy.ts";
import { COMPANY, CONTACT_DETAILS, MESSAGE, NAME_EMAIL_AND_PHONE, SALUTATION } from "./fields/person.ts";
import { COUNTRY_CODES } from "../../countries/index.ts";

const DURATION = {
  kind: "select",
  group: "lease",
  name: "duration",
  required: true,
  initial: "48",
  width: "half",
  options: ["24", "36", "48", "60"],
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;

const YEARLY_MILEAGE = {
  kind: "select",
  name: "yearly_mileage",
  required: true,
  initial: "15000",
  width: "half",
  options: ["10000", "15000", "20000", "25000", "30000", "40000", "more"],
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;

const DEPOSIT = {
  kind: "text",
  name: "deposit",
  format: "number",
  max: 12,
  omittedFor: ["lease_offer"],
} as const satisfies LeadFieldDefinition;

/** Request for a monthly lease rate, private or business. */
export const leaseRequest = {
  name: "lease_request",
  fields: [
    {
      kind: "radio",
      group: "lease",
      name: "customer",
      required: true,
      initial: "private",
      options: ["private", "business"],
      omittedFor: ["lease_offer"],
    },
    {
      ...COMPANY,
      required: { when: "customer", is: "business" },
      omittedFor: ["lease_offer"],
    },
    WANTED_MODEL,
    DURATION,
    YEARLY_MILEAGE,
    DEPOSIT,
    ...CONTACT_DETAILS,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;

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
    ...NAME_EMAIL_AND_PHONE,
    ...ADDRESS,
    { ...MESSAGE, group: "need", rows: 3 },
  ],
  privacy: LEASING_PRIVACY,
} as const satisfies LeadKind;

/** Request of a company for several vehicles or a conversion. */
export const fleetRequest = {
  name: "fleet_request",
  fields: [
    { ...COMPANY, group: "company" },
    {
      kind: "text",
      name: "vat_number",
      format: "vat_number",
      max: 20,
    },
    ...NAME_EMAIL_AND_PHONE,
    {
      kind: "select",
      group: "need",
      name: "need",
      required: true,
      options: ["purchase", "leasing", "management", "conversion", "maintenance", "other"],
      omittedFor: ["lease_offer", "fleet"],
    },
    {
      kind: "select",
      group: "need",
      name: "fleet_size",
      required: true,
      options: ["1-2", "3-4", "5-14", "15-49", "50+"],
      omittedFor: ["fleet"],
    },
    {
      kind: "date",
      name: "delivery",
      from_days: 1,
      to_days: 365,
      hours: "showroom",
    },
    MESSAGE,
  ],
  privacy: REQUEST_PRIVACY,
  isFleetRepeated: true,
} as const satisfies LeadKind;
