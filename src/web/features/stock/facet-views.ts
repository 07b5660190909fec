import type { FacetResult, FacetResults, FacetValue } from "#domain/search/index.ts";
import { FACETS, type EquipmentKey, type Facet, type FacetName, type StockQuery } from "#domain/vehicles/index.ts";
import { WANTED_EQUIPMENT } from "../vehicle/highlights.ts";

export type ValueView = {
  /** As it stands in an address. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** There only where it is: what is not chosen need not travel. */
  readonly selected?: true;
};

type Frame = { readonly name: string; readonly label: string; readonly open: boolean };

export type FacetView =
  | (Frame & {
      readonly kind: "values";
      readonly control: "checkboxes" | "buttons" | "swatches";
      readonly values: readonly ValueView[];
    })
  | (Frame & {
      readonly kind: "range";
      readonly unit: string;
      readonly step: number;
      /** Left out where no vehicle has a value. */
      readonly bounds?: { readonly min: number; readonly max: number };
      readonly selected: { readonly min: number | null; readonly max: number | null };
      readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
    })
  | (Frame & { readonly kind: "flags"; readonly values: readonly ValueView[] });

/** Lists that grow with the stock are shown by how much there is; closed lists keep the order of their table. */
const BY_COUNT: ReadonlySet<string> = new Set(["brand", "model", "equipment"]);

/** By count alone every list of equipment would begin with ABS, which tells nothing apart. */
const rankOf = (value: string): number => {
  const rank = WANTED_EQUIPMENT.indexOf(value as EquipmentKey);
  return rank === -1 ? WANTED_EQUIPMENT.length : rank;
};

const byUse = (a: ValueView, b: ValueView): number =>
  rankOf(a.value) - rankOf(b.value) || b.count - a.count || a.label.localeCompare(b.label, "fr");

type Counted<K extends FacetResult["kind"]> = Extract<FacetResult, { readonly kind: K }>;

const valueView = (counted: FacetValue): ValueView => ({
  // As in an address, where a plus would be read as a space.
  value: counted.value.replaceAll("+", "-"),
  label: counted.label,
  count: counted.count,
  ...(counted.selected ? { selected: true } : {}),
});

const valuesView = (facet: Facet, counts: Counted<"one-of" | "all-of">): FacetView | null => {
  const values = counts.values.filter((value) => value.count > 0 || value.selected).map(valueView);
  if (BY_COUNT.has(facet.name)) values.sort(byUse);
  const chosen = values.some((value) => value.selected);
  // One value alone is nothing to choose between.
  if (values.length < 2 && !chosen) return null;
  const control = facet.control === "buttons" || facet.control === "swatches" ? facet.control : "checkboxes";
  return { kind: "values", name: facet.name, label: facet.label, control, values, open: facet.open === true || chosen };
};

const rangeView = (facet: Facet, counts: Counted<"range">, query: StockQuery): FacetView | null => {
  if (facet.kind !== "range") return null;
  const chosen = query.ranges[facet.name as FacetName];
  if ((counts.min === null || counts.max === null || counts.min === counts.max) && !chosen) return null;
  return {
    kind: "range",
    name: facet.name,
    label: facet.label,
    open: facet.open === true || chosen !== undefined,
    unit: facet.unit,
    step: facet.step,
    ...(counts.min !== null && counts.max !== null && { bounds: { min: counts.min, max: counts.max } }),
    selected: chosen ?? { min: null, max: null },
    bars: counts.histogram.map(({ from, to, count }) => ({ from, to, count })),
  };
};

const viewOf = (facet: Facet, counts: FacetResult, query: StockQuery): FacetView | null => {
  if (counts.kind === "range") return rangeView(facet, counts, query);
  if (counts.kind === "flag") return null;
  if (facet.kind === "one-of" && "under" in facet && facet.under) {
    if ((query.values[facet.under as FacetName] ?? []).length === 0) return null;
  }
  return valuesView(facet, counts);
};

const flagsView = (facets: readonly Facet[], counts: FacetResults, label: string): FacetView | null => {
  const values = facets.flatMap((facet) => {
    const counted = counts[facet.name as FacetName];
    if (counted?.kind !== "flag" || (counted.count === 0 && !counted.selected)) return [];
    return [valueView({ ...counted, value: facet.name, label: facet.label })];
  });
  if (values.length === 0) return null;
  return { kind: "flags", name: "flags", label, values, open: values.some((value) => value.selected) };
};

/** The filters as the page shows them, in the order of the facet table, what the market hides left out. */
export const facetViews = (
  query: StockQuery,
  counts: FacetResults,
  optionalFilters: readonly string[],
  flagsLabel: string,
): readonly FacetView[] => {
  const shown: readonly Facet[] = (FACETS as readonly Facet[]).filter(
    (facet) => !facet.optional || optionalFilters.includes(facet.name),
  );
  const single = shown.map((facet) => {
    const counted = counts[facet.name as FacetName];
    return counted ? viewOf(facet, counted, query) : null;
  });
  const flags = flagsView(
    shown.filter((facet) => facet.kind === "flag"),
    counts,
    flagsLabel,
  );
  return [...single, flags].filter((view) => view !== null);
};
