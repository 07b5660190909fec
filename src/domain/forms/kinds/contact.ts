import type { LeadKind } from "../kind.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import {
  CONTACT_DETAILS,
  FIRST_NAME,
  FULL_NAME,
  LAST_NAME,
  MESSAGE,
  ONE_WAY_TO_ANSWER,
  PHONE,
} from "./fields/person.ts";
import { WANTED_MODEL } from "./fields/car.ts";

/** Has no e-mail field, so no confirmation is sent. */
export const callBack = {
  name: "call_back",
  fields: [
    FIRST_NAME,
    LAST_NAME,
    PHONE,
    {
      kind: "date",
      name: "day",
      from_days: 0,
      to_days: 14,
      hours: "showroom",
    },
    {
      kind: "radio",
      name: "moment",
      required: true,
      initial: "any",
      options: ["any", "morning", "noon", "afternoon"],
    },
    {
      kind: "textarea",
      name: "message",
      max: 500,
      rows: 3,
    },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;

/** A question about a vehicle. */
export const question = {
  name: "question",
  isRepeated: true,
  fields: [{ ...MESSAGE, required: true, rows: 4 }, FULL_NAME, ...ONE_WAY_TO_ANSWER],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;

export const favourites = {
  name: "favourites",
  fields: [...CONTACT_DETAILS, MESSAGE],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;

export const modelContact = {
  name: "model_contact",
  fields: [WANTED_MODEL, ...CONTACT_DETAILS, { ...MESSAGE, required: true }],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;

/** General question without a vehicle. */
export const contact = {
  name: "contact",
  fields: [
    ...CONTACT_DETAILS,
    {
      kind: "select",
      name: "topic",
      required: true,
      options: ["new", "used", "leasing", "business", "workshop", "bodywork", "parts", "invoice", "other"],
    },
    { ...MESSAGE, required: true },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
