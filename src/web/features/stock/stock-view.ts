import type { FacetResults, StockSearchResult } from "#domain/search/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { countVehicles, type CustomFilter, type Paths } from "#domain/site/index.ts";
import { EMPTY_QUERY, SORTS, writeStockQuery, type StockQuery, type Vehicle } from "#domain/vehicles/index.ts";
import { stockStrings as words } from "../../strings/stock.ts";
import { toCardView, type CardContext, type VehicleCardView } from "./card-view.ts";
import { choiceLabel, type LabelOf } from "./choice-labels.ts";
import { facetViews, type FacetView } from "./facet-views.ts";
import { isPresetOn, withoutPreset, withPreset } from "./presets.ts";
import { choicesOf, withoutChoice } from "./query-edits.ts";
import { stockSubject } from "./stock-subject.ts";
import type { ZeroHelp } from "./zero-help.ts";

export type LinkView = { readonly label: string; readonly href: string };
export type ChipView = LinkView & { readonly on: boolean };

/** Everything the stock page shows, plain JSON. */
export type StockPageView = {
  /** The address this page answers; a form's choice is compared with it. */
  readonly search: string;
  readonly action: string;
  readonly total: number;
  readonly count: string;
  /** What is looked for, in a few words; null where nothing chosen makes a name. */
  readonly subject: string | null;
  readonly q: string;
  readonly sort: string;
  /** The sort an address need not name. */
  readonly usualSort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly presets: readonly ChipView[];
  readonly chosen: readonly LinkView[];
  readonly clearHref: string;
  /** Where one asks for word of what this search finds anew. */
  readonly alertHref: string;
  readonly facets: readonly FacetView[];
  /** Choices that no filter shown here stands for, as fields of the form. */
  readonly unshown: readonly (readonly [name: string, value: string])[];
  readonly cards: readonly VehicleCardView[];
  readonly page: number;
  readonly pageCount: number;
  /** What to give up and what that gives; only where nothing was found. */
  readonly relaxed: { readonly hint: string; readonly links: readonly LinkView[] } | null;
};

export type StockPageInput = {
  readonly query: StockQuery;
  readonly result: Pick<StockSearchResult, "total" | "page" | "pageCount" | "facets">;
  /** The vehicles of this page, in order. */
  readonly vehicles: readonly Vehicle[];
  readonly settings: { readonly optionalFilters: readonly string[]; readonly customFilters: readonly CustomFilter[] };
  readonly paths: Pick<Paths, "stock" | "searchAlert">;
  readonly cards: CardContext;
  /** What would help; asked for only where nothing was found. */
  readonly help?: ZeroHelp;
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

const presetChips = ({ query, settings, paths }: StockPageInput): readonly ChipView[] =>
  settings.customFilters.map((preset) => {
    const on = isPresetOn(query, preset.query);
    const clicked = on ? withoutPreset(query, preset.query) : withPreset(query, preset.query);
    return { label: preset.label, on, href: paths.stock(clicked) };
  });

const relaxedView = ({ query, help, paths }: StockPageInput, labelOf: LabelOf): StockPageView["relaxed"] => {
  if (!help || help.help === "none") return null;
  const links = help.ways.map(({ choices, query: way, count }) => {
    const labels = choices.map((choice) => choiceLabel(query, choice, labelOf));
    const number = countInWords(count);
    const only = help.help === "keep" && labels[0];
    return {
      label: only ? words.empty.only(only, number) : words.empty.without(labels, number),
      href: paths.stock(way),
    };
  });
  return { hint: words.empty.hints[help.help], links };
};

/** An address may ask for what this market does not show; the form must not lose it. */
const unshownChoices = (query: StockQuery, facets: readonly FacetView[]): StockPageView["unshown"] => {
  const fields = facets.flatMap((facet) => {
    if (facet.kind === "range") return [`${facet.name}-min`, `${facet.name}-max`];
    return facet.kind === "flags" ? facet.values.map(({ value }) => value) : [facet.name];
  });
  const shown = new Set([...fields, "q", "sort", "page"]);
  return [...writeStockQuery(query)].filter(([name]) => !shown.has(name));
};

export const buildStockPageView = (input: StockPageInput): StockPageView => {
  const { query, result, vehicles, settings, paths } = input;
  const labelOf = labelsIn(result.facets);
  const facets = facetViews(query, result.facets, settings.optionalFilters, words.filters.advantages);
  return {
    search: writeStockQuery(query).toString(),
    action: paths.stock(),
    total: result.total,
    count: countInWords(result.total),
    subject: stockSubject(query, labelOf),
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
    alertHref: paths.searchAlert(query),
    facets,
    unshown: unshownChoices(query, facets),
    cards: vehicles.map((vehicle) => toCardView(vehicle, input.cards)),
    page: result.page,
    pageCount: result.pageCount,
    relaxed: relaxedView(input, labelOf),
  };
};
