import type { LeadKind } from "../kind.ts";
import { NEWSLETTER_CONSENT, REQUEST_PRIVACY } from "./privacy.ts";
import { CONTACT_DETAILS, MESSAGE } from "./fields/person.ts";

/** Request for an offer on a vehicle. */
export const interest = {
  name: "interest",
  fields: [
    ...CONTACT_DETAILS,
    MESSAGE,
    {
      kind: "toggle",
      name: "newsletter",
      consentVersion: NEWSLETTER_CONSENT,
    },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
