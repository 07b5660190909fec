import type { FacetView, ValueView } from "./facet-views.ts";

type RangeView = Extract<FacetView, { readonly kind: "range" }>;

/** Buckets of one width: the lowest value of the first, the width, and the number of vehicles in each. */
type PackedBars = readonly [from: number, width: number, counts: readonly number[]];

/** What the markup of a facet does not state. */
export type FacetRest =
  | Omit<Exclude<FacetView, RangeView>, "values">
  | (Omit<RangeView, "bars"> & { readonly bars: PackedBars });

const packBars = (bars: RangeView["bars"]): PackedBars => {
  const [{ from, to } = { from: 0, to: 0 }] = bars;
  return [from, to - from + 1, bars.map(({ count }) => count)];
};

const unpackBars = ([from, width, counts]: PackedBars): RangeView["bars"] =>
  counts.map((count, index) => ({ from: from + index * width, to: from + (index + 1) * width - 1, count }));

export const toFacetRest = (facet: FacetView): FacetRest => {
  if (facet.kind === "range") return { ...facet, bars: packBars(facet.bars) };
  const { values: _, ...rest } = facet;
  return rest;
};

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

/** The view of a facet from its markup and from what the markup does not state. */
export const readFacet = (facet: Element | null, rest: FacetRest): FacetView => {
  if (rest.kind === "range") return { ...rest, bars: unpackBars(rest.bars) };
  const { kind } = rest;
  const inputs = facet?.querySelectorAll('input[type="checkbox"]') ?? [];
  return { ...rest, values: [...inputs].map((input) => readValue(input, kind)) } as FacetView;
};
