import type { DroppedFilter, FacetResults, StockSearchResult } from "#domain/search/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { countVehicles, type CustomFilter, type Paths } from "#domain/site/index.ts";
import { EMPTY_QUERY, SORTS, writeStockQuery, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";
import { stockStrings as words } from "../../strings/stock.ts";
import { toCardView, type CardContext, type VehicleCardView } from "./card-view.ts";
import { choiceLabel, type LabelOf } from "./choice-labels.ts";
import { facetViews, type FacetView } from "./facet-views.ts";
import { choicesOf, choiceToDrop, withoutChoice } from "./query-edits.ts";

export type LinkView = { readonly label: string; readonly href: string };
export type ChipView = LinkView & { readonly on: boolean };

/** Everything the stock page shows, plain JSON. */
export type StockPageView = {
  /** The address this page answers; a form's choice is compared with it. */
  readonly search: string;
  readonly action: string;
  readonly total: number;
  readonly count: string;
  readonly q: string;
  readonly sort: string;
  /** The sort an address need not name. */
  readonly usualSort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly presets: readonly ChipView[];
  readonly chosen: readonly LinkView[];
  readonly clearHref: string;
  readonly facets: readonly FacetView[];
  readonly cards: readonly VehicleCardView[];
  readonly page: number;
  readonly pageCount: number;
  /** Which filter to drop and what that gives; only where nothing was found. */
  readonly relaxed: readonly LinkView[];
};

export type StockPageInput = {
  readonly query: StockQuery;
  readonly result: Pick<StockSearchResult, "total" | "page" | "pageCount" | "facets">;
  /** The vehicles of this page, in order. */
  readonly vehicles: readonly Vehicle[];
  readonly settings: { readonly optionalFilters: readonly string[]; readonly customFilters: readonly CustomFilter[] };
  readonly paths: Pick<Paths, "stock">;
  readonly cards: CardContext;
  /** What the index says would help; asked for only where nothing was found. */
  readonly dropped?: readonly DroppedFilter[];
};

/** "347 véhicules", "1 véhicule", "Aucun véhicule". */
export const countInWords = (total: number): string =>
  total === 0 ? words.none : countVehicles(total, formatNumber(total));

const labelsIn =
  (facets: FacetResults): LabelOf =>
  (name, value) => {
    const counts = facets[name];
    if (counts?.kind !== "one-of" && counts?.kind !== "all-of") return null;
    return counts.values.find((candidate) => candidate.value === value)?.label ?? null;
  };

const presetChips = ({ query, settings, paths }: StockPageInput): readonly ChipView[] => {
  const present = writeStockQuery({ ...query, sort: EMPTY_QUERY.sort, page: 1 }).toString();
  return settings.customFilters.map((preset) => {
    const on = writeStockQuery(preset.query).toString() === present;
    return { label: preset.label, on, href: paths.stock(on ? EMPTY_QUERY : preset.query) };
  });
};

const relaxedLinks = ({ query, dropped = [], paths }: StockPageInput, labelOf: LabelOf): readonly LinkView[] =>
  dropped
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 5)
    .map(({ filter, value, count }) => {
      const choice = choiceToDrop(filter, value);
      return {
        label: words.empty.drop(choiceLabel(query, choice, labelOf), countInWords(count)),
        href: paths.stock(withoutChoice(query, choice)),
      };
    });

export const buildStockPageView = (input: StockPageInput): StockPageView => {
  const { query, result, vehicles, settings, paths } = input;
  const labelOf = labelsIn(result.facets);
  return {
    search: writeStockQuery(query).toString(),
    action: paths.stock(),
    total: result.total,
    count: countInWords(result.total),
    q: query.q ?? "",
    sort: query.sort,
    usualSort: EMPTY_QUERY.sort,
    sorts: Object.entries(SORTS).map(([value, label]) => ({ value, label })),
    presets: presetChips(input),
    chosen: choicesOf(query).map((choice) => ({
      label: choiceLabel(query, choice, labelOf),
      href: paths.stock(withoutChoice(query, choice)),
    })),
    clearHref: paths.stock({ ...EMPTY_QUERY, sort: query.sort }),
    facets: facetViews(query, result.facets, settings.optionalFilters, words.filters.advantages),
    cards: vehicles.map((vehicle) => toCardView(vehicle, input.cards)),
    page: result.page,
    pageCount: result.pageCount,
    relaxed: relaxedLinks(input, labelOf),
  };
};
