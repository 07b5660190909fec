import type { LeadKind } from "../kind.ts";
import { MILEAGE, PLATE } from "./fields/car.ts";
import { VALUATION_PRIVACY } from "./privacy.ts";
import {
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
  SALUTATION,
} from "./fields/person.ts";

export const tradeIn = {
  name: "trade_in",
  setting: "autoproffTradeIn",
  fields: [
    {
      ...PLATE,
      required: false,
    },
    {
      kind: "text",
      name: "vin",
      max: 20,
      width: "half",
    },
    {
      kind: "text",
      name: "make",
      required: true,
      max: 40,
      width: "half",
    },
    {
      kind: "text",
      name: "model",
      required: true,
      max: 80,
      width: "half",
    },
    {
      kind: "text",
      name: "year",
      required: true,
      format: "number",
      max: 4,
      width: "half",
    },
    { ...MILEAGE, required: true },
    {
      kind: "radio",
      name: "condition",
      required: true,
      options: ["good", "used", "damaged", "broken"],
    },
    {
      kind: "file",
      name: "photo",
      types: ["image/jpeg", "image/png", "image/webp"],
      max_bytes: 8_000_000,
    },
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3 },
  ],
  privacy: VALUATION_PRIVACY,
} as const satisfies LeadKind;
