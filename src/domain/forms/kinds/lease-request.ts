import type { LeadKind } from "../kind.ts";
import { WANTED_MODEL } from "./fields/car.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import { DEPOSIT, DURATION, YEARLY_MILEAGE } from "./fields/lease.ts";
import {
  COMPANY,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
  SALUTATION,
} from "./fields/person.ts";

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
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
