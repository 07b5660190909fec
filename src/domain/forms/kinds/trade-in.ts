import type { LeadKind } from "../kind.ts";
import { SOLD_CAR, SOLD_CAR_DETAILS } from "./fields/car.ts";
import { VALUATION_PRIVACY } from "./privacy.ts";
import { CONTACT_DETAILS, MESSAGE } from "./fields/person.ts";

export const tradeIn = {
  name: "trade_in",
  setting: "autoproffTradeIn",
  isEstimated: true,
  fields: [...SOLD_CAR, ...SOLD_CAR_DETAILS, ...CONTACT_DETAILS, { ...MESSAGE, rows: 3 }],
  privacy: VALUATION_PRIVACY,
} as const satisfies LeadKind;

/** The visitor sells a vehicle to the group without buying one. Staff name the price. */
export const carSale = {
  name: "car_sale",
  fields: tradeIn.fields,
  privacy: tradeIn.privacy,
} as const satisfies LeadKind;
