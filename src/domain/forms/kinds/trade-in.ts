import type { LeadKind } from "../kind.ts";
import { SOLD_CAR, SOLD_CAR_DETAILS } from "./fields/car.ts";
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
  isEstimated: true,
  fields: [
    ...SOLD_CAR,
    ...SOLD_CAR_DETAILS,
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
