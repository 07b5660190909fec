import type { LeadKind } from "../kind.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
  SALUTATION,
} from "./fields/person.ts";

/** General question without a vehicle. */
export const contact = {
  name: "contact",
  fields: [
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      kind: "select",
      name: "topic",
      required: true,
      options: ["new", "used", "leasing", "business", "workshop", "bodywork", "parts", "invoice", "other"],
    },
    {
      ...MESSAGE,
      required: true,
    },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
