import { z } from "zod";
import { datedEntries } from "../leasing/index.ts";

/** Part of the price of every vehicle, or an amount in cents with VAT that is paid besides. */
const charge = z.union([z.literal("included"), z.strictObject({ cents: z.number().int().min(1).max(1_000_000) })], {
  error: "must be included, or an amount as { cents: 18500 }",
});

/** `charges` of a market's settings: what delivery and registration cost. */
export const saleChargesSchema = datedEntries({ delivery: charge, registration: charge });

export type SaleCharges = z.infer<typeof saleChargesSchema>[number];
