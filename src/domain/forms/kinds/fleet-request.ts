import type { LeadKind } from "../kind.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import { COMPANY, EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./fields/person.ts";

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
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    {
      kind: "select",
      group: "need",
      name: "need",
      required: true,
      options: ["purchase", "leasing", "management", "conversion", "maintenance", "other"],
      omittedFor: ["lease_offer"],
    },
    {
      kind: "select",
      group: "need",
      name: "fleet_size",
      required: true,
      options: ["1-2", "3-4", "5-14", "15-49", "50+"],
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
} as const satisfies LeadKind;
