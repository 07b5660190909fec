import type { LeadKind } from "../kind.ts";
import { PLATE } from "./fields/car.ts";
import { REQUEST_PRIVACY } from "./privacy.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT } from "./fields/person.ts";

export const tyreOffer = {
  name: "tyre_offer",
  service: "tyres",
  fields: [
    {
      kind: "text",
      group: "tyres",
      name: "dimensions",
      required: true,
      max: 60,
      width: "half",
    },
    {
      kind: "select",
      name: "quantity",
      required: true,
      initial: "4",
      width: "half",
      options: ["1", "2", "4"],
    },
    {
      kind: "radio",
      name: "season",
      required: true,
      options: ["summer", "winter", "all_season"],
    },
    {
      kind: "radio",
      name: "budget",
      required: true,
      initial: "compare",
      options: ["compare", "premium", "balanced", "low"],
    },
    {
      ...PLATE,
      group: "tyres",
      required: false,
      width: "full",
    },
    {
      kind: "text",
      name: "site",
      max: 80,
      omittedFor: ["place"],
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: REQUEST_PRIVACY,
} as const satisfies LeadKind;
