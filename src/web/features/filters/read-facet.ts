import { readBarHeights } from "../../../ui/range-input/histogram.tsx";
import type { FacetView, ValueView } from "./facet-views.ts";
import { NEAR_NAME, type NearFilterView } from "./near-view.ts";

type RangeView = Extract<FacetView, { readonly kind: "range" }>;

/** Buckets of one width: the lowest value of the first, the width, and their number. The markup draws their heights. */
type PackedBars = readonly [from: number, width: number, slots: number];

type ValuesView = Extract<FacetView, { readonly kind: "values" }>;

/** A range without its names; null without bounds or without a limit. */
type PackedRange = readonly [
  unit: string,
  step: number,
  min: number | null,
  max: number | null,
  selectedMin: number | null,
  selectedMax: number | null,
  bars: PackedBars,
];

/** Data of a facet that its markup does not state. */
export type FacetRest = Pick<ValuesView, "omitted" | "expanded"> | PackedRange;

/** By the name of the facet; without facets of which the markup states all. */
export type FacetRests = Readonly<Record<string, FacetRest>>;

const packBars = (bars: RangeView["bars"]): PackedBars => {
  const [{ from, to } = { from: 0, to: 0 }] = bars;
  return [from, to - from + 1, bars.length];
};

const unpackBars = (facet: Element, [from, width, slots]: PackedBars): RangeView["bars"] => {
  const paths = [...facet.querySelectorAll(".histogram > path")].map((path) => path.getAttribute("d") ?? "");
  return readBarHeights(paths, slots).map((height, index) => ({
    from: from + index * width,
    to: from + (index + 1) * width - 1,
    height,
  }));
};

const packRange = ({ unit, step, bounds, selected, bars }: RangeView): PackedRange => [
  unit,
  step,
  bounds?.min ?? null,
  bounds?.max ?? null,
  selected.min,
  selected.max,
  packBars(bars),
];

const unpackRange = (facet: Element, [unit, step, min, max, selectedMin, selectedMax, bars]: PackedRange) => ({
  unit,
  step,
  ...(min !== null && max !== null && { bounds: { min, max } }),
  selected: { min: selectedMin, max: selectedMax },
  bars: unpackBars(facet, bars),
});

const isRange = (rest: FacetRest): rest is PackedRange => Array.isArray(rest);

const toFacetRest = (facet: FacetView): FacetRest => {
  if (facet.kind === "range") return packRange(facet);
  const { omitted, expanded } = facet.kind === "values" ? facet : {};
  return { ...(omitted && { omitted }), ...(expanded && { expanded }) };
};

export const toFacetRests = (facets: readonly FacetView[]): FacetRests =>
  Object.fromEntries(
    facets.map((facet) => [facet.name, toFacetRest(facet)] as const).filter(([, rest]) => Object.keys(rest).length > 0),
  );

const readValue = (input: Element, kind: "values" | "flags"): ValueView => {
  const choice = input.closest("label");
  const count = choice?.querySelector("small")?.textContent ?? "";
  return {
    value: input.getAttribute(kind === "flags" ? "name" : "value") ?? "",
    label: (choice?.textContent ?? "").slice(0, -count.length),
    count: Number(count.replaceAll(/\D/g, "")),
    ...(input.hasAttribute("checked") ? { selected: true } : {}),
  };
};

const readControl = (facet: Element): ValuesView["control"] => {
  if (facet.querySelector(".swatches")) return "swatches";
  return facet.querySelector(".keys") ? "buttons" : "checkboxes";
};

const readFacet = (facet: Element, rests: FacetRests): FacetView => {
  const name = facet.getAttribute("data-facet") ?? "";
  const base = {
    name,
    label: facet.querySelector("summary > span")?.textContent ?? "",
    open: facet.hasAttribute("open"),
  };
  const rest = rests[name] ?? {};
  if (isRange(rest)) return { ...base, ...unpackRange(facet, rest), kind: "range" };
  const kind = facet.querySelector(".toggle") ? "flags" : "values";
  const inputs = [...facet.querySelectorAll('input[type="checkbox"]')];
  const values = inputs.map((input) => readValue(input, kind));
  return kind === "flags" ? { ...base, kind, values } : { ...base, ...rest, kind, control: readControl(facet), values };
};

/** The facets of a page from their markup, and from what that does not state. */
export const readFacets = (page: ParentNode, rests: FacetRests): readonly FacetView[] =>
  [...page.querySelectorAll(`[data-facet]:not([data-facet="${NEAR_NAME}"])`)].map((facet) => readFacet(facet, rests));

/** The filter by distance of a page; null if it has none. `error`: of its text. */
export const readNearFilter = (page: ParentNode, error: string | undefined): NearFilterView | null => {
  const filter = page.querySelector(`[data-facet="${NEAR_NAME}"]`);
  if (!filter) return null;
  const radii = [...filter.querySelectorAll("select > option")];
  return {
    text: filter.querySelector('input[name="near"]')?.getAttribute("value") ?? "",
    within: radii.find((option) => option.hasAttribute("selected"))?.getAttribute("value") ?? "",
    radii: radii.map((option) => ({ value: option.getAttribute("value") ?? "", label: option.textContent })),
    towns: [...filter.querySelectorAll("datalist > option")].map(({ textContent }) => textContent),
    ...(error === undefined ? {} : { error }),
  };
};
