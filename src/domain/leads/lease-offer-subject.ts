import type { OfferKind, OfferQuote, PublishedOffer } from "../lease-offers/index.ts";
import { createLeaseSnapshot, type LeaseSnapshot } from "./lease-snapshot.ts";

/** The location that answers the lead. */
export type LeadLocation = { readonly slug: string; readonly name: string; readonly phone: string };

/** A lease offer at the terms that the visitor chose. */
export type LeaseOfferSubject = {
  readonly type: "lease_offer";
  readonly slug: string;
  readonly kind: OfferKind;
  /** Slug. */
  readonly brand: string;
  /** "Ford Puma". */
  readonly title: string;
  readonly trim: string;
  readonly lease: LeaseSnapshot;
  /** Last day of the offer, `YYYY-MM-DD`. */
  readonly valid_until: string;
  readonly location: LeadLocation | null;
};

export const createLeaseOfferSubject = (
  { offer, title }: Pick<PublishedOffer, "offer" | "title">,
  quote: OfferQuote,
): LeaseOfferSubject => ({
  type: "lease_offer",
  slug: offer.slug,
  kind: offer.kind,
  brand: offer.brand,
  title,
  trim: offer.trim,
  lease: createLeaseSnapshot(quote.lease, {
    monthly_cents: quote.monthlyCents,
    monthly_without_vat_cents: quote.monthlyWithoutVatCents,
    services_cents: quote.servicesCents,
    total_cents: quote.totalPaymentsCents,
  }),
  valid_until: offer.valid_until,
  location: null,
});
