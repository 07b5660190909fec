import type { LeadKind } from "../kind.ts";
import { NEWSLETTER_CONSENT, REQUEST_PRIVACY } from "./privacy.ts";
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
  SALUTATION,
} from "./fields/person.ts";

/** Request for an offer on a vehicle. */
export const interest = {
  name: "interest",
  fields: [
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    MESSAGE,
    {
      kind: "toggle",
      name: "newsletter",
      consentVersion: NEWSLETTER_CONSENT,
    },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
