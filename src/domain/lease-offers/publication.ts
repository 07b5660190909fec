import type { CountryTerms } from "../countries/index.ts";
import { entryInForce, financeInForce, type Finance, type Provenance } from "../leasing/index.ts";
import type { Brand, Model } from "../models/index.ts";
import { declaresConsumption } from "../vehicles/index.ts";
import type { LeaseOffer } from "./offer.ts";
import { advertisedOfferTerms } from "./offer-terms.ts";
import { quoteOffer, type OfferMarket, type OfferProblem, type OfferQuote } from "./quote-offer.ts";

/** Data that decides whether an offer may be advertised. */
export type PublicationContext = {
  readonly brands: readonly Pick<Brand, "slug" | "name">[];
  readonly models: readonly Pick<Model, "brand" | "slug" | "name">[];
  /** Null if rates, fees, residual values, legal notice or VAT are not in force. */
  readonly market: OfferMarket | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

type PublicationFault =
  | "offer/not-yet-valid"
  | "offer/expired"
  | "offer/brand-unknown"
  | "offer/model-unknown"
  | "offer/co2-missing"
  | "offer/consumption-missing"
  | "offer/finance-not-in-force"
  | "offer/not-calculable";

/** A reason why an offer is not published; `text` completes "offer ford-puma …" for the operator. */
type OfferFault = { readonly code: PublicationFault; readonly text: string };

type MarketSettings = {
  readonly finance: Finance;
  readonly vat: readonly (Provenance & { readonly share: number })[];
  readonly countryTerms: Pick<CountryTerms, "vat">;
};

/** The market on a day (`YYYY-MM-DD`); null if rates, fees, residual values, legal notice or VAT are not in force. */
export const offerMarket = ({ finance, vat, countryTerms }: MarketSettings, today: string): OfferMarket | null => {
  const inForce = financeInForce(finance, today);
  const tax = entryInForce(vat, today);
  return inForce && tax && { inForce, choices: finance.choices, vatShare: tax.share, vatTerms: countryTerms.vat };
};

const fault = (code: PublicationFault, text: string): OfferFault => ({ code, text });

const findValidityFaults = ({ valid_from, valid_until }: LeaseOffer, today: string): readonly OfferFault[] => {
  if (today < valid_from) return [fault("offer/not-yet-valid", `is valid from ${valid_from} only`)];
  return today > valid_until ? [fault("offer/expired", `ended on ${valid_until}`)] : [];
};

const findCatalogueFaults = (
  { brand, model }: LeaseOffer,
  { brands, models }: PublicationContext,
): readonly OfferFault[] => {
  if (!brands.some(({ slug }) => slug === brand)) {
    return [fault("offer/brand-unknown", `names the brand "${brand}", which is not in the catalogue`)];
  }
  return models.some((candidate) => candidate.brand === brand && candidate.slug === model)
    ? []
    : [fault("offer/model-unknown", `names the model "${brand}/${model}", which is not in the catalogue`)];
};

const findEmissionFaults = ({ specs }: LeaseOffer): readonly OfferFault[] => [
  ...(specs.co2 === null ? [fault("offer/co2-missing", "does not state its CO2 emissions")] : []),
  ...(declaresConsumption(specs) ? [] : [fault("offer/consumption-missing", "does not state its consumption")]),
];

/** Missing declarations have faults of their own. */
const findQuoteFaults = (problem: OfferProblem): readonly OfferFault[] =>
  problem === "lease/declaration-missing"
    ? []
    : [fault("offer/not-calculable", `cannot be calculated at its advertised terms: ${problem}`)];

/** An offer that may be advertised, with the figures of its advertised terms. */
export type PublishedOffer = {
  readonly offer: LeaseOffer;
  /** Brand and model name: "Ford Puma". */
  readonly title: string;
  readonly brandName: string;
  readonly quote: OfferQuote;
};

type Publication = { readonly faults: readonly OfferFault[]; readonly published: PublishedOffer | null };

/** Either the offer with its figures, or every reason why it must not be advertised. */
export const checkPublication = (offer: LeaseOffer, context: PublicationContext): Publication => {
  const { market, brands, models, today } = context;
  const faults = [
    ...findValidityFaults(offer, today),
    ...findCatalogueFaults(offer, context),
    ...findEmissionFaults(offer),
    ...(market === null
      ? [fault("offer/finance-not-in-force", `cannot be advertised: no rate, legal notice or VAT is in force`)]
      : []),
  ];
  const quote = market && quoteOffer(offer, advertisedOfferTerms(offer), market);
  if (quote?.ok === false) return { faults: [...faults, ...findQuoteFaults(quote.error)], published: null };
  const brand = brands.find(({ slug }) => slug === offer.brand);
  const model = models.find((candidate) => candidate.brand === offer.brand && candidate.slug === offer.model);
  if (faults.length > 0 || !quote || !brand || !model) return { faults, published: null };
  return {
    faults: [],
    published: { offer, title: `${brand.name} ${model.name}`, brandName: brand.name, quote: quote.value },
  };
};

/** Every reason why an offer must not be advertised; empty for one that is published. */
export const findPublicationFaults = (offer: LeaseOffer, context: PublicationContext): readonly OfferFault[] =>
  checkPublication(offer, context).faults;

/** The offers without a fault, in the order given. */
export const publishOffers = (offers: readonly LeaseOffer[], context: PublicationContext): readonly PublishedOffer[] =>
  offers.flatMap((offer) => checkPublication(offer, context).published ?? []);
