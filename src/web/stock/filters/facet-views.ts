import { once } from "#domain/shared/index.ts";
import type { FacetResult, FacetResults, FacetValue } from "#domain/search/index.ts";
import {
  FACETS,
  type FacetName,
  type NamedFacet,
  selectedValues,
  type StockQuery,
  type ValueFacetName,
} from "#domain/vehicles/index.ts";
import { FACET_LABELS, UNIT_LABELS } from "#application/strings/vehicles/filter-labels.ts";
import { barHeights, type HistogramBars } from "../../../ui/range-input/histogram.tsx";
import { POPULAR_EQUIPMENT } from "../../vehicle/index.ts";
import { isSelected, type ValueView } from "./value-view.ts";

type FacetViewBase = { readonly name: string; readonly label: string; readonly open?: true };

export type FacetView =
  | (FacetViewBase & {
      readonly kind: "values";
      readonly control: "checkboxes" | "buttons" | "swatches";
      readonly values: readonly ValueView[];
      /** Number of values omitted from a long list; loaded when it is opened. */
      readonly omitted?: number;
      /** True if the list displays all values. */
      readonly expanded?: true;
    })
  | (FacetViewBase & {
      readonly kind: "range";
      readonly unit: string;
      readonly step: number;
      /** Omitted if no vehicle has a value. */
      readonly bounds?: { readonly min: number; readonly max: number };
      /** Omitted if nothing is selected. */
      readonly selected?: { readonly min: number | null; readonly max: number | null };
      readonly bars: HistogramBars;
    })
  | (FacetViewBase & { readonly kind: "flags"; readonly values: readonly ValueView[] });

export type ChoicesFacet = Exclude<FacetView, { readonly kind: "range" }>;

const facetLabel = ({ name }: NamedFacet): string => FACET_LABELS[name];

/** Facets sorted by count; all others follow the order of their table. */
const SORTED_BY_COUNT: ReadonlySet<FacetName> = new Set<ValueFacetName>(["brand", "model", "equipment"]);

/** Equipment is not sorted by count alone: common items such as ABS would come first. */
const EQUIPMENT_RANKS: ReadonlyMap<string, number> = new Map(POPULAR_EQUIPMENT.map((key, rank) => [key, rank]));

const equipmentRank = (value: string): number => EQUIPMENT_RANKS.get(value) ?? POPULAR_EQUIPMENT.length;

const frenchOrder = once(() => new Intl.Collator("fr"));

const byRelevance = (a: ValueView, b: ValueView): number =>
  equipmentRank(a[0]) - equipmentRank(b[0]) || b[2] - a[2] || frenchOrder().compare(a[1], b[1]);

type FacetResultOf<K extends FacetResult["kind"]> = Extract<FacetResult, { readonly kind: K }>;

/** A plus in a URL would be decoded as a space. */
const toValueView = ({ value, label, count, selected }: FacetValue): ValueView => {
  const view = [value.replaceAll("+", "-"), label, count] as const;
  return selected ? [...view, true] : view;
};

const toValuesView = (facet: NamedFacet, counts: FacetResultOf<"one-of" | "all-of">): FacetView | null => {
  const values = counts.values.filter((v) => v.count > 0 || v.selected).map(toValueView);
  if (SORTED_BY_COUNT.has(facet.name)) values.sort(byRelevance);
  const hasSelection = values.some(isSelected);
  // A single value offers no choice.
  if (values.length < 2 && !hasSelection) return null;
  const control = facet.control === "buttons" || facet.control === "swatches" ? facet.control : "checkboxes";
  return {
    kind: "values",
    name: facet.name,
    label: facetLabel(facet),
    control,
    values,
    ...((facet.open === true || hasSelection) && { open: true as const }),
  };
};

const toBars = (histogram: FacetResultOf<"range">["histogram"]): HistogramBars => {
  const [{ from, to } = { from: 0, to: 0 }] = histogram;
  return { from, width: to - from + 1, heights: barHeights(histogram.map(({ count }) => count)) };
};

const toRangeView = (facet: NamedFacet, counts: FacetResultOf<"range">, query: StockQuery): FacetView | null => {
  if (facet.kind !== "range") return null;
  const selected = query.ranges[facet.name];
  if ((counts.min === null || counts.max === null || counts.min === counts.max) && !selected) return null;
  return {
    kind: "range",
    name: facet.name,
    label: facetLabel(facet),
    ...((facet.open === true || selected) && { open: true as const }),
    unit: UNIT_LABELS[facet.unit],
    step: facet.step,
    ...(counts.min !== null && counts.max !== null && { bounds: { min: counts.min, max: counts.max } }),
    ...(selected && { selected }),
    bars: toBars(counts.histogram),
  };
};

const toFacetView = (facet: NamedFacet, counts: FacetResult, query: StockQuery): FacetView | null => {
  if (counts.kind === "range") return toRangeView(facet, counts, query);
  if (counts.kind === "flag") return null;
  if (facet.kind === "one-of" && "parentFacet" in facet && facet.parentFacet) {
    if (selectedValues(query, facet.parentFacet as FacetName).length === 0) return null;
  }
  return toValuesView(facet, counts);
};

const toFlagsView = (facets: readonly NamedFacet[], counts: FacetResults, label: string): FacetView | null => {
  const values = facets.flatMap((facet) => {
    const result = counts[facet.name];
    if (result?.kind !== "flag" || (result.count === 0 && !result.selected)) return [];
    return [toValueView({ ...result, value: facet.name, label: facetLabel(facet) })];
  });
  if (values.length === 0) return null;
  return { kind: "flags", name: "flags", label, values, ...(values.some(isSelected) && { open: true }) };
};

/** The visible filters in the order of the facet table, without those the market hides. */
export const toFacetViews = (
  query: StockQuery,
  counts: FacetResults,
  optionalFilters: readonly string[],
  flagsLabel: string,
): readonly FacetView[] => {
  const visible: readonly NamedFacet[] = FACETS.filter(
    (facet) => !facet.optional || optionalFilters.includes(facet.name),
  );
  const single = visible.map((facet) => {
    const result = counts[facet.name];
    return result ? toFacetView(facet, result, query) : null;
  });
  const flags = toFlagsView(
    visible.filter((facet) => facet.kind === "flag"),
    counts,
    flagsLabel,
  );
  return [...single, flags].filter((view) => view !== null);
};
