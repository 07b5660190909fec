import { completeTerms, roundCents } from "../leasing/index.ts";
import type { Cents } from "../shared/index.ts";
import type { FleetRequestLine } from "./fleet-query.ts";
import { advertisedOfferTerms, offerBenefit, type OfferBenefit } from "./offer-terms.ts";
import type { PublishedOffer } from "./publication.ts";
import { type OfferMarket, type OfferQuote, quoteOffer } from "./quote-offer.ts";

/** A requested offer with the figures of one vehicle. */
export type FleetLine = FleetRequestLine & {
  readonly published: PublishedOffer;
  readonly quote: OfferQuote;
  /** Deposit, fee and every payment of one vehicle, in cents without VAT. */
  readonly contractWithoutVatCents: Cents;
  /** For the driver of one car, a month; null for vans and where it is not known. */
  readonly benefit: OfferBenefit | null;
};

export type Fleet = {
  readonly lines: readonly FleetLine[];
  /** Slugs of requested offers that companies cannot request (any more). */
  readonly missing: readonly string[];
};

/** How many vehicles, and what they cost together, in cents. */
export type FleetTotals = {
  readonly vehicles: number;
  /** A month, until the first contract ends. */
  readonly monthlyWithoutVatCents: Cents;
  readonly monthlyCents: Cents;
  /** Deposits, fees and every payment of all contracts, each over its own term. */
  readonly contractsWithoutVatCents: Cents;
};

/**
 * Deposit, fee and every payment without VAT, in cents. The payment without VAT is the one that is displayed: multiplied by the
 * months it gives the same sum. Deposit and fee are rounded once, half up.
 */
const contractWithoutVat = ({ lease, monthlyWithoutVatCents }: OfferQuote, vatShare: number): Cents =>
  monthlyWithoutVatCents * lease.terms.durationMonths +
  roundCents((lease.terms.depositCents + lease.feeCents) / (1 + vatShare));

/** At the requested terms, or at the advertised ones where the offer cannot be calculated at those. */
const quoteLine = (line: FleetRequestLine, published: PublishedOffer, market: OfferMarket): FleetLine => {
  const { offer } = published;
  const requested = quoteOffer(offer, completeTerms(line.terms, advertisedOfferTerms(offer)), market);
  const quote = requested.ok ? requested.value : published.quote;
  return {
    ...line,
    published,
    quote,
    contractWithoutVatCents: contractWithoutVat(quote, market.vatShare),
    benefit: offerBenefit(offer, market),
  };
};

/** The requested offers for companies as they are today, in the order of the request. */
export const quoteFleet = (
  requested: readonly FleetRequestLine[],
  find: (slug: string) => PublishedOffer | null,
  market: OfferMarket,
): Fleet => {
  const lines: FleetLine[] = [];
  const missing: string[] = [];
  for (const line of requested) {
    const published = find(line.slug);
    if (published === null || published.offer.kind === "private") missing.push(line.slug);
    else lines.push(quoteLine(line, published, market));
  }
  return { lines, missing };
};

/** Each amount times its quantity, summed up. */
export const fleetTotals = (
  lines: readonly (Pick<FleetLine, "quantity" | "contractWithoutVatCents"> & {
    readonly quote: Pick<OfferQuote, "monthlyCents" | "monthlyWithoutVatCents">;
  })[],
): FleetTotals => {
  const sum = (read: (line: (typeof lines)[number]) => number): number =>
    lines.reduce((total, line) => total + line.quantity * read(line), 0);
  return {
    vehicles: sum(() => 1),
    monthlyWithoutVatCents: sum(({ quote }) => quote.monthlyWithoutVatCents),
    monthlyCents: sum(({ quote }) => quote.monthlyCents),
    contractsWithoutVatCents: sum((line) => line.contractWithoutVatCents),
  };
};
