import { BODIES, FUEL_TYPES } from "../vehicles/index.ts";
import { advertisedOfferTerms } from "./offer-terms.ts";
import type { OfferQuery, OfferSort } from "./offer-query.ts";
import type { PublishedOffer } from "./publication.ts";
import { monthlyIn, quoteOffer, type OfferMarket, type OfferQuote, type VatMode } from "./quote-offer.ts";

/** An offer of an overview with its figures at the requested terms. */
type ListedOffer = PublishedOffer & {
  /** True if the figures are those of other terms than the advertised ones. */
  readonly isRecalculated: boolean;
};

type FacetName = "brand" | "body" | "fuel";

/** A facet value with the number of offers that have it and match the other filters. */
type OfferChoice = { readonly value: string; readonly label: string | null; readonly count: number };

/** A budget in euros a month and the number of offers within it that match the other filters. */
type BudgetChoice = { readonly euros: number; readonly count: number };

export type OfferList = {
  readonly offers: readonly ListedOffer[];
  readonly facets: Readonly<Record<FacetName, readonly OfferChoice[]>>;
  readonly budgets: readonly BudgetChoice[];
};

const FACET_READERS: Readonly<Record<FacetName, (listed: PublishedOffer) => string | null>> = {
  brand: ({ offer }) => offer.brand,
  body: ({ offer }) => offer.body_style,
  fuel: ({ offer }) => offer.specs.fuel,
};

const FACET_NAMES = Object.keys(FACET_READERS) as readonly FacetName[];

/** Steps of the budget filter, in euros a month. */
const BUDGETS = [200, 250, 300, 350, 400, 500, 600, 800, 1000];

/** The offer at the requested terms; null if it cannot be calculated at them. */
const atRequestedTerms = (
  published: PublishedOffer,
  { durationMonths, annualMileageKm }: OfferQuery,
  market: OfferMarket,
): ListedOffer | null => {
  const advertised = advertisedOfferTerms(published.offer);
  const terms = {
    ...advertised,
    durationMonths: durationMonths ?? advertised.durationMonths,
    annualMileageKm: annualMileageKm ?? advertised.annualMileageKm,
  };
  const isRecalculated =
    terms.durationMonths !== advertised.durationMonths || terms.annualMileageKm !== advertised.annualMileageKm;
  if (!isRecalculated) return { ...published, isRecalculated };
  const quote = quoteOffer(published.offer, terms, market);
  return quote.ok ? { ...published, quote: quote.value, isRecalculated } : null;
};

const isWithinBudget = (quote: OfferQuote, euros: number | null, mode: VatMode): boolean =>
  euros === null || monthlyIn(mode, quote) <= euros * 100;

const matchesFacets = (listed: ListedOffer, query: OfferQuery, ignored?: FacetName): boolean =>
  FACET_NAMES.every((name) => name === ignored || query[name] === null || FACET_READERS[name](listed) === query[name]);

const byName = (a: ListedOffer, b: ListedOffer): number =>
  a.title.localeCompare(b.title, "fr", { numeric: true }) ||
  a.offer.trim.localeCompare(b.offer.trim, "fr", { numeric: true }) ||
  a.offer.id - b.offer.id;

const comparator = (sort: OfferSort, mode: VatMode) => {
  if (sort === "name") return byName;
  const direction = sort === "price-asc" ? 1 : -1;
  return (a: ListedOffer, b: ListedOffer): number =>
    direction * (monthlyIn(mode, a.quote) - monthlyIn(mode, b.quote)) || byName(a, b);
};

const FACET_ORDER: Readonly<Record<FacetName, readonly string[] | null>> = {
  brand: null,
  body: BODIES,
  fuel: FUEL_TYPES,
};

/** Values in the order of their keys, brands by name. The selected value stays listed at zero or if it is no choice. */
const facetChoices = (
  all: readonly ListedOffer[],
  query: OfferQuery,
  name: FacetName,
  mode: VatMode,
): readonly OfferChoice[] => {
  const read = FACET_READERS[name];
  const labels = new Map(all.map((listed) => [read(listed), name === "brand" ? listed.brandName : null]));
  const present = [...labels.keys()].filter((value) => value !== null);
  const order = FACET_ORDER[name];
  const selected = query[name];
  const isUnlisted = order !== null && selected !== null && !order.includes(selected);
  const values = order
    ? [...order, ...(isUnlisted ? [selected] : [])].filter((value) => present.includes(value))
    : present.toSorted((a, b) => (labels.get(a) ?? a).localeCompare(labels.get(b) ?? b, "fr"));
  const matching = all.filter(
    (listed) => matchesFacets(listed, query, name) && isWithinBudget(listed.quote, query.monthlyMax, mode),
  );
  return values.map((value) => ({
    value,
    label: labels.get(value) ?? null,
    count: matching.filter((listed) => read(listed) === value).length,
  }));
};

/**
 * The offers that match a query, calculated at its terms and sorted, with the counts of every filter. A facet's counts
 * ignore its own selection. `mode` is the VAT mode of budget and prices.
 */
export const listOffers = (
  published: readonly PublishedOffer[],
  query: OfferQuery,
  market: OfferMarket,
  mode: VatMode,
): OfferList => {
  const all = published.flatMap((offer) => atRequestedTerms(offer, query, market) ?? []);
  const matching = all.filter((listed) => matchesFacets(listed, query));
  const choices = (name: FacetName): readonly OfferChoice[] => facetChoices(all, query, name, mode);
  const count = (euros: number): number => matching.filter(({ quote }) => isWithinBudget(quote, euros, mode)).length;
  const budgets = [...new Set([...BUDGETS, ...(query.monthlyMax === null ? [] : [query.monthlyMax])])];
  return {
    offers: matching
      .filter(({ quote }) => isWithinBudget(quote, query.monthlyMax, mode))
      .toSorted(comparator(query.sort, mode)),
    facets: { brand: choices("brand"), body: choices("body"), fuel: choices("fuel") },
    budgets: budgets.toSorted((a, b) => a - b).map((euros) => ({ euros, count: count(euros) })),
  };
};

/** Offers of the same kind that resemble `published` most: same model first, then same body, then nearest payment. */
export const similarOffers = (
  published: PublishedOffer,
  others: readonly PublishedOffer[],
  limit: number,
): readonly PublishedOffer[] => {
  const { offer, quote } = published;
  const distance = (other: PublishedOffer): number =>
    (other.offer.brand === offer.brand && other.offer.model === offer.model ? 0 : 1) +
    (other.offer.body_style === offer.body_style ? 0 : 1) +
    Math.abs(other.quote.monthlyCents - quote.monthlyCents) / Math.max(quote.monthlyCents, 1);
  return others
    .filter((other) => other.offer.id !== offer.id && other.offer.kind === offer.kind)
    .map((other) => ({ other, distance: distance(other) }))
    .toSorted((a, b) => a.distance - b.distance || a.other.offer.id - b.other.offer.id)
    .slice(0, limit)
    .map(({ other }) => other);
};
