import { asPayment } from "#application/strings/payments.ts";
import { type OfferMarket, type PublishedOffer, vatModeOf, type VatMode } from "#domain/lease-offers/index.ts";
import { formatFrenchDay, nonBreakingUnits } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { offerStrings as strings } from "./lease-offer-cards-strings.ts";
import { offerPicture } from "./offer-picture.ts";
import {
  formatIncluded,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  offerEmissions,
  type OfferSettings,
} from "./offer-texts.ts";

export type OfferCardContext = {
  readonly market: OfferMarket;
  readonly settings: OfferSettings;
  readonly paths: Pick<Paths, "leaseOffer">;
};

const OTHER_MODE: Readonly<Record<VatMode, VatMode>> = { with: "without", without: "with" };

/** The payment in the other VAT mode. Companies see both: not all of them deduct the tax. */
export const otherMonthly = (
  { offer, quote }: Pick<PublishedOffer, "offer" | "quote">,
  { vatTerms }: Pick<OfferMarket, "vatTerms">,
): string | null => {
  if (offer.kind === "private") return null;
  const other = OTHER_MODE[vatModeOf(offer.kind)];
  return strings.inMode(formatMonthly(other, quote), other, vatTerms);
};

export const toOfferCardView = (published: PublishedOffer, context: OfferCardContext) => {
  const { offer, title, quote } = published;
  const mode = vatModeOf(offer.kind);
  return {
    id: offer.id,
    href: context.paths.leaseOffer(offer),
    title,
    trim: nonBreakingUnits(offer.trim),
    picture: offerPicture(published),
    monthly: { amount: formatMonthly(mode, quote), suffix: strings.perMonth(mode, context.market.vatTerms) },
    /** What the payment is: "en location longue durée". */
    name: asPayment(quote.lease.kind),
    /** The payment in the other VAT mode; null for private customers. */
    also: otherMonthly(published, context.market),
    /** What the payment includes; null if the contract names nothing. */
    included: formatIncluded(offer, context.settings),
    terms: formatOfferTerms(offer, quote, context.market),
    conditions: formatOfferConditions(published, quote, context.settings),
    emissions: offerEmissions(offer, context.settings),
    validity: strings.until(formatFrenchDay(offer.valid_until)),
    highlight: offer.highlight,
    isElectric: offer.specs.fuel === "electric",
  };
};

/** A payment with its terms, conditions and emissions. */
export type OfferCardView = ReturnType<typeof toOfferCardView> & {
  /** Name of the field that says how many a company requests; absent where it is not asked. */
  readonly quantityName?: string;
};
