import type { LeadKind } from "../kind.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import { FIRST_NAME, LAST_NAME, PHONE } from "./fields/person.ts";

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
