import type { LeadKind } from "../kind.ts";
import { tradeIn } from "./trade-in.ts";

/** The visitor sells a vehicle to the group without buying one. Staff name the price. */
export const carSale = {
  name: "car_sale",
  fields: tradeIn.fields,
  privacy: tradeIn.privacy,
} as const satisfies LeadKind;
