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

export const favourites = {
  name: "favourites",
  fields: [SALUTATION, FIRST_NAME, LAST_NAME, EMAIL, PREFERRED_CONTACT, PHONE_IF_PREFERRED, MESSAGE],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
