import {
  EMPTY_OFFER_QUERY,
  isOfferQuerySet,
  OFFER_PARAMETERS,
  OFFER_SORTS,
  type OfferKind,
  type OfferList,
  type OfferMarket,
  type OfferQuery,
  vatModeOf,
  writeOfferQuery,
} from "#domain/lease-offers/index.ts";
import { BODY_STYLE_LABELS, FUEL_LABELS } from "#application/strings/vehicles/key-labels.ts";
import { offerFilterStrings as strings } from "./lease-offer-filters-strings.ts";

type OfferFilterView = {
  readonly name: string;
  readonly label: string;
  /** Empty: any budget. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type LinkView = { readonly href: string; readonly label: string };

type OfferFiltersInput = {
  readonly kind: OfferKind;
  readonly query: OfferQuery;
  readonly list: OfferList;
  readonly market: OfferMarket;
  readonly action: string;
  readonly anchor: string;
  /** Number of offers for a query. */
  readonly count: (query: OfferQuery) => number;
};

const LABELS: Readonly<Record<"body" | "fuel", Readonly<Record<string, string>>>> = {
  body: BODY_STYLE_LABELS,
  fuel: FUEL_LABELS,
};

const facetFilter = ({ query, list }: OfferFiltersInput, name: "brand" | "body" | "fuel"): OfferFilterView => ({
  name: OFFER_PARAMETERS[name],
  label: strings[name],
  value: query[name]?.replaceAll("+", "-") ?? "",
  options: [
    { value: "", label: strings.any[name] },
    ...list.facets[name].map(({ value, label, count }) => ({
      value: value.replaceAll("+", "-"),
      label: strings.counted(label ?? (name === "brand" ? value : (LABELS[name][value] ?? value)), count),
    })),
  ],
});

/** Omits budgets that change nothing, but never the selected one. */
const budgetFilter = ({ query, list, kind, market }: OfferFiltersInput): OfferFilterView => {
  const useful = list.budgets.filter(
    ({ euros, count }, index) =>
      euros === query.monthlyMax || (count > 0 && count > (list.budgets[index - 1]?.count ?? 0)),
  );
  return {
    name: OFFER_PARAMETERS.monthlyMax,
    label: strings.budget(market.vatTerms[vatModeOf(kind)]),
    value: String(query.monthlyMax ?? ""),
    options: [
      { value: "", label: strings.any.budget },
      ...useful.map(({ euros, count }) => ({ value: String(euros), label: strings.upTo(euros, count) })),
    ],
  };
};

const termsFilter = (
  name: "durationMonths" | "annualMileageKm",
  choices: readonly number[],
  { query }: OfferFiltersInput,
): OfferFilterView => {
  const selected = query[name];
  const values = selected === null || choices.includes(selected) ? choices : [...choices, selected];
  const format = name === "durationMonths" ? strings.months : strings.kilometres;
  return {
    name: OFFER_PARAMETERS[name],
    label: name === "durationMonths" ? strings.duration : strings.mileage,
    value: String(selected ?? ""),
    options: [
      { value: "", label: strings.any.terms },
      ...values.toSorted((a, b) => a - b).map((value) => ({ value: String(value), label: format(value) })),
    ],
  };
};

const sortFilter = ({ query }: OfferFiltersInput): OfferFilterView => ({
  name: OFFER_PARAMETERS.sort,
  label: strings.sort,
  value: query.sort,
  options: OFFER_SORTS.map((sort) => ({ value: sort, label: strings.sorts[sort] })),
});

const offersHref = ({ action, anchor }: OfferFiltersInput, query: OfferQuery): string => {
  const params = writeOfferQuery(query);
  return `${action}${params.size > 0 ? `?${params}` : ""}#${anchor}`;
};

const toAlternatives = (input: OfferFiltersInput, filters: readonly OfferFilterView[]): readonly LinkView[] => {
  const { query, count } = input;
  return (Object.keys(OFFER_PARAMETERS) as (keyof OfferQuery)[])
    .filter((name) => name !== "sort" && query[name] !== null)
    .map((name) => ({ name, without: { ...query, [name]: EMPTY_OFFER_QUERY[name] } }))
    .map(({ name, without }) => ({ name, without, offers: count(without) }))
    .filter(({ offers }) => offers > 0)
    .map(({ name, without, offers }) => {
      const label = filters.find((filter) => filter.name === OFFER_PARAMETERS[name])?.label ?? name;
      return { href: offersHref(input, without), label: strings.without(label, offers) };
    });
};

export const toOfferFiltersView = (input: OfferFiltersInput) => {
  const { query, list, market, action } = input;
  const facets = [facetFilter(input, "brand"), facetFilter(input, "body"), facetFilter(input, "fuel")];
  const filters = [
    ...facets.filter(({ options, value }) => options.length > 2 || value !== ""),
    budgetFilter(input),
    termsFilter("durationMonths", market.choices.durations_months, input),
    termsFilter("annualMileageKm", market.choices.annual_mileages_km, input),
  ];
  return {
    /** Path of the page, without a fragment. */
    action,
    filters,
    sort: sortFilter(input),
    /** Number of filters with a choice. */
    selectedCount: filters.filter(({ value }) => value !== "").length,
    defaultSort: EMPTY_OFFER_QUERY.sort,
    countLabel: strings.count(list.offers.length),
    /** Null if nothing is filtered. */
    clear: isOfferQuerySet(query) ? { href: offersHref(input, EMPTY_OFFER_QUERY), label: strings.clear } : null,
    /** Links that remove one filter each, if there are no results. */
    alternatives: list.offers.length === 0 ? toAlternatives(input, filters) : [],
  };
};

export type OfferFiltersView = ReturnType<typeof toOfferFiltersView>;
