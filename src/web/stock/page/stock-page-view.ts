import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import type { FacetResults, StockDistances, StockSearchResult } from "#domain/search/index.ts";
import { type CustomFilter, type Paths } from "#domain/site/index.ts";
import {
  ALL_VALUES_PARAMETER,
  DEFAULT_SORT,
  defaultSort,
  EMPTY_QUERY,
  PAGE_SIZE,
  SORTS,
  writeStockQuery,
  type StockQuery,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { nearFilterStrings } from "../filters/near-filter-strings.ts";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { type CardContext, sharedWords, toVehicleCardView, withSharedWords } from "../../vehicle/index.ts";
import { activeFilterLabel, type FindLabel } from "../filters/filter-labels.ts";
import { type FacetView, toFacetViews } from "../filters/facet-views.ts";
import { toNearFilterView } from "../filters/near-view.ts";
import { activeFilters, withoutFilter } from "../filters/active-filters.ts";
import { expanded, withoutMore } from "../filters/facet-values.ts";
import { stockSubject } from "./title/stock-subject.ts";
import { toAlternativesView } from "./few-results/alternatives-view.ts";
import type { SearchPhrase } from "./search-phrase.ts";
import type { NearAbroad } from "../../vehicle/index.server.ts";
import type { PhraseNotes } from "./understood-search.server.ts";
import type { FewResultsHelp } from "./few-results/few-results-help.ts";
import { countVehicles } from "./title/stock-titles-strings.ts";
import { originLabel } from "#application/strings/vehicles/near-label.ts";
import { SORT_LABELS } from "#application/strings/vehicles/filter-labels.ts";

export type LinkView = { readonly label: string; readonly href: string };

export type StockPageInput = {
  readonly query: StockQuery;
  readonly phrase: SearchPhrase;
  readonly notes: PhraseNotes | null;
  readonly abroad: NearAbroad | null;
  /** The groups of filters that are open with all their values. Other long lists omit values until they are opened. */
  readonly opened: readonly string[];
  readonly result: Pick<StockSearchResult, "total" | "page" | "pageCount" | "facets">;
  /** Vehicles of this page in order. */
  readonly vehicles: readonly Vehicle[];
  /** Only for a search with few results or none. */
  readonly closeMatches: readonly { readonly vehicle: Vehicle; readonly difference: string }[];
  readonly settings: { readonly optionalFilters: readonly string[]; readonly customFilters: readonly CustomFilter[] };
  readonly paths: Pick<Paths, "stock" | "searchAlert">;
  readonly cards: CardContext;
  /** Distances of the query; null without a known origin. */
  readonly distances: StockDistances | null;
  /** The market's country (ISO 3166-1 alpha-2) and its locations. */
  readonly country: CountryCode;
  readonly locations: readonly { readonly slug: string; readonly town: string }[];
  readonly model: LinkView | null;
  /** Set only if there are few results or none. */
  readonly fewResultsHelp: FewResultsHelp | null;
};

/** "347 véhicules", "1 véhicule", "Aucun véhicule". */
export const vehicleCountLabel = (total: number): string => (total === 0 ? strings.none : countVehicles(total));

/** "Ford, véhicules 25 à 48 sur 312"; on a single page "Ford, 12 véhicules". */
const announcementOf = (subject: string | null, { total, page, pageCount }: StockPageInput["result"]): string => {
  const first = (page - 1) * PAGE_SIZE + 1;
  const span = pageCount > 1 ? strings.span(first, Math.min(page * PAGE_SIZE, total), total) : vehicleCountLabel(total);
  return subject === null ? span : `${subject}, ${span}`;
};

const findLabelIn =
  (facets: FacetResults, distances: StockDistances | null): FindLabel =>
  (name, value) => {
    if (name === "near") return distances?.origin.name ?? null;
    const counts = facets[name];
    if (counts?.kind !== "one-of" && counts?.kind !== "all-of") return null;
    return counts.values.find((candidate) => candidate.value === value)?.label ?? null;
  };

/** Uses the town as the name of a location. */
const findTown =
  (locations: StockPageInput["locations"], findLabel: FindLabel): FindLabel =>
  (name, value) =>
    (name === "location" && locations.find(({ slug }) => slug === value)?.town) || findLabel(name, value);

/** Text, sort and page of a preset are ignored. */
type PresetFilters = Pick<StockQuery, "values" | "ranges" | "flags">;

/** The filters of the preset in a query without active filters; preserves its sort and returns to page 1. */
export const withPreset = (query: StockQuery, { values, ranges, flags }: PresetFilters): StockQuery => ({
  ...query,
  values,
  ranges,
  flags,
  page: 1,
});

const toPresetLinks = (query: StockQuery, { settings, paths }: StockPageInput): readonly LinkView[] =>
  activeFilters(query).length > 0
    ? []
    : settings.customFilters.map((preset) => ({
        label: preset.label,
        href: paths.stock(withPreset(query, preset.query)),
      }));

/** A URL may contain filters and values that are not displayed; the form must preserve them. */
const toHiddenFields = (query: StockQuery, facets: readonly FacetView[], hasNear: boolean) => {
  const fields = facets.flatMap((facet) => {
    if (facet.kind === "range") return [`${facet.name}-min`, `${facet.name}-max`];
    return facet.kind === "flags" ? facet.values.map(([value]) => value) : [facet.name];
  });
  const visible = new Set([...fields, ...(hasNear ? ["near", "within"] : []), "q", "sort", "page"]);
  return [...writeStockQuery(query)].filter(([name]) => !visible.has(name));
};

const toSearch = ({ query, opened }: StockPageInput): string => {
  const params = writeStockQuery(query);
  for (const name of opened) params.append(ALL_VALUES_PARAMETER, name);
  return params.toString();
};

const toCards = ({ vehicles, closeMatches, cards: context }: StockPageInput) => {
  const cards = vehicles.map((vehicle) => toVehicleCardView(vehicle, context));
  const close = closeMatches.map(({ vehicle }) => toVehicleCardView(vehicle, context));
  const words = sharedWords([...cards, ...close]);
  return {
    cards: withSharedWords(cards, words),
    /** Vehicles close to a search with few results, each with what differs. */
    closeMatches: withSharedWords(close, words).map((card, index) => ({
      card,
      difference: closeMatches[index]?.difference ?? "",
    })),
    /** What all payments of the page have in common; null without one. */
    paymentWords: words,
  };
};

const toShapeNote = ({ shape }: FacetResults): string | null =>
  shape?.kind === "one-of" && shape.joined !== undefined ? strings.unknownShape(shape.joined) : null;

export const buildStockPageView = (input: StockPageInput) => {
  const { query, result, settings, paths, distances } = input;
  const findLabel = findLabelIn(result.facets, distances);
  // An unknown origin filters nothing.
  const effective = distances === null ? { ...query, near: null } : query;
  const near =
    input.locations.length > 1 || query.near !== null
      ? toNearFilterView({ query, distances, country: input.country, isOpened: input.opened.includes("near") })
      : null;
  const { consumptionClass } = COUNTRIES[input.country].terms;
  const facets = toFacetViews(query, result.facets, settings.optionalFilters, strings.filters.advantages).map(
    (counted) => {
      const facet = counted.name === "energy-class" ? { ...counted, label: consumptionClass } : counted;
      return input.opened.includes(facet.name) ? expanded(facet) : withoutMore(facet);
    },
  );
  /** Short description of the filters; null if they have none. */
  const subject = stockSubject(effective, findTown(input.locations, findLabel));
  return {
    /** Query string of the page; the form compares its state with it. */
    search: toSearch(input),
    action: paths.stock(),
    total: result.total,
    count: vehicleCountLabel(result.total),
    subject,
    /** For screen readers: which results are shown, of how many. */
    announcement: announcementOf(subject, result),
    /** Page of the model that the filters name; null if they do not name one of the catalogue. */
    model: input.model,
    /** The typed phrase that was converted to filters; "" without one. */
    phrase: input.phrase,
    /** What was not understood of it, is not sold, or was corrected. */
    notes: input.notes,
    abroad: input.abroad,
    q: query.q ?? "",
    sort: distances === null && query.sort === "distance" ? DEFAULT_SORT : query.sort,
    /** Omitted from URLs. */
    defaultSort: defaultSort(effective.near),
    sorts: SORTS.filter((sort) => sort !== "distance" || distances !== null).map((value) => ({
      value,
      label: SORT_LABELS[value],
    })),
    /** Empty once a filter is active: they stand above the results. */
    presets: toPresetLinks(effective, input),
    activeFilters: activeFilters(effective).map((filter) => ({
      label: activeFilterLabel(query, filter, findLabel),
      href: paths.stock(withoutFilter(query, filter)),
    })),
    clearHref: paths.stock({ ...EMPTY_QUERY, sort: query.sort }),
    /** Form that creates an alert for this search. */
    alertHref: paths.searchAlert(effective),
    facets,
    /** Null in a market with one location. */
    near,
    /** "Distances à vol d’oiseau à partir d’Ettelbruck."; null without a known origin. */
    originNote: distances && nearFilterStrings.from(originLabel(distances.origin.name)),
    /** Says how many results only may have a selected shape; null without one. */
    shapeNote: toShapeNote(result.facets),
    /** Filters without a visible control, sent as hidden form fields. */
    hiddenFields: [
      ...toHiddenFields(query, facets, near !== null),
      ...input.opened.map((name) => [ALL_VALUES_PARAMETER, name] as const),
    ],
    ...toCards(input),
    page: result.page,
    pageCount: result.pageCount,
    /** Set only if there are few results or none. */
    alternatives: input.fewResultsHelp ? toAlternativesView(input.fewResultsHelp, input, findLabel) : null,
  };
};

/** Plain JSON. */
export type StockPageView = ReturnType<typeof buildStockPageView>;
