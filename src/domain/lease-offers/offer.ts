import type { z } from "zod";
import { CONTRADICTIONS } from "./contradictions.ts";
import { leaseOfferFields } from "./offer-fields.ts";

export { OFFER_KINDS, type OfferKind } from "./offer-fields.ts";

/** A lease offer in an import file; rejects unknown fields and contradictions. Amounts are cents with VAT. */
export const leaseOfferSchema = leaseOfferFields.superRefine((offer, context) => {
  for (const { path, error, isBroken } of CONTRADICTIONS) {
    if (isBroken(offer)) context.addIssue({ code: "custom", path: [...path], message: error });
  }
});

export type LeaseOfferAttributes = Readonly<z.infer<typeof leaseOfferSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type LeaseOffer = LeaseOfferAttributes & { readonly updated_at: string };

/** Reads lease offers in order of id. */
export type LeaseOfferReader = { readonly all: () => Promise<readonly LeaseOffer[]> };
