import type { ValueFacetName } from "#domain/vehicles/index.ts";

/** Values that buyers name with one word: one chip, which removes them all. The largest group of a filter first. */
export type ValueGroup = { readonly facet: ValueFacetName; readonly values: readonly string[]; readonly label: string };

export const VALUE_GROUPS: readonly ValueGroup[] = [
  { facet: "fuel", values: ["electric+petrol", "electric+diesel", "hybrid"], label: "Hybride" },
  { facet: "fuel", values: ["electric+petrol", "electric+diesel"], label: "Hybride rechargeable" },
  { facet: "emission-standard", values: ["euro6b", "euro6c", "euro6d", "euro6e"], label: "Euro 6" },
];

/** The groups of which all values are selected, and the values of none. */
export const groupValues = (
  facet: ValueFacetName,
  selected: readonly string[],
): { readonly groups: readonly ValueGroup[]; readonly rest: readonly string[] } => {
  const group = VALUE_GROUPS.find(
    (candidate) => candidate.facet === facet && candidate.values.every((value) => selected.includes(value)),
  );
  return group
    ? { groups: [group], rest: selected.filter((value) => !group.values.includes(value)) }
    : { groups: [], rest: selected };
};
