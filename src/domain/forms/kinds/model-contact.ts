import type { LeadKind } from "../kind.ts";
import { WANTED_MODEL } from "./fields/car.ts";
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

export const modelContact = {
  name: "model_contact",
  fields: [
    WANTED_MODEL,
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      ...MESSAGE,
      required: true,
    },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
