import type { LeadKind } from "../kind.ts";
import { ADDRESS } from "./address.ts";
import { WANTED_MODEL } from "./car.ts";
import { LEASING_CONSENT } from "./consent.ts";
import { DEPOSIT, DURATION, YEARLY_MILEAGE } from "./lease.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE, SALUTATION } from "./person.ts";

/** Application for a lease. The lessor asks for documents and date of birth once there is an offer. */
export const onlineLeasing = {
  name: "online_leasing",
  fields: [
    { ...WANTED_MODEL, group: "lease" },
    DURATION,
    YEARLY_MILEAGE,
    DEPOSIT,
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    ...ADDRESS,
    {
      kind: "select",
      group: "situation",
      name: "employment",
      required: true,
      options: ["permanent", "fixed_term", "public", "self_employed", "company", "retired", "other"],
    },
    { ...MESSAGE, rows: 3 },
  ],
  consentVersion: LEASING_CONSENT,
} as const satisfies LeadKind;
