import type { FacetName, Range, StockQuery } from "#domain/vehicles/index.ts";

/** Text, sort and page of a preset are ignored. */
type PresetFilters = Pick<StockQuery, "values" | "ranges" | "flags">;

type Values = StockQuery["values"];
type Ranges = StockQuery["ranges"];

const entriesOf = <Name extends FacetName, T>(
  record: Readonly<Partial<Record<Name, T>>>,
): readonly (readonly [Name, T])[] => Object.entries(record) as [Name, T][];

const includesRange = (selected: Range | undefined, presetRange: Range): boolean =>
  (presetRange.min === null || presetRange.min === selected?.min) &&
  (presetRange.max === null || presetRange.max === selected?.max);

/** True if the query contains all filters of the preset; it may contain others. */
export const isPresetActive = (query: StockQuery, preset: PresetFilters): boolean =>
  entriesOf(preset.values).every(([facet, values]) =>
    values.every((value) => (query.values[facet] ?? []).includes(value)),
  ) &&
  entriesOf(preset.ranges).every(([facet, range]) => includesRange(query.ranges[facet], range)) &&
  preset.flags.every((flag) => query.flags.includes(flag));

/** Uses the selected value for an end that the preset leaves open, unless the range would become empty. */
const mergeRange = (selected: Range | undefined, presetRange: Range): Range => {
  const min = presetRange.min ?? selected?.min ?? null;
  const max = presetRange.max ?? selected?.max ?? null;
  return min !== null && max !== null && min > max ? presetRange : { min, max };
};

/** Replaces the facets of the preset, preserves all others and returns to page 1. */
export const withPreset = (query: StockQuery, preset: PresetFilters): StockQuery => {
  const ranges = entriesOf(preset.ranges).map(([facet, range]) => [facet, mergeRange(query.ranges[facet], range)]);
  return {
    ...query,
    values: { ...query.values, ...preset.values },
    ranges: { ...query.ranges, ...Object.fromEntries(ranges) },
    flags: [...new Set([...query.flags, ...preset.flags])],
    page: 1,
  };
};

const valuesWithout = (values: Values, removed: Values): Values =>
  Object.fromEntries(
    entriesOf(values)
      .map(([facet, selected]) => [facet, selected.filter((value) => !(removed[facet] ?? []).includes(value))] as const)
      .filter(([, remaining]) => remaining.length > 0),
  );

const rangesWithout = (ranges: Ranges, removed: Ranges): Ranges =>
  Object.fromEntries(
    entriesOf(ranges)
      .map(([facet, { min, max }]) => {
        const removedRange = removed[facet];
        return [
          facet,
          { min: removedRange?.min == null ? min : null, max: removedRange?.max == null ? max : null },
        ] as const;
      })
      .filter(([, { min, max }]) => min !== null || max !== null),
  );

/** Removes only the filters of the preset and returns to page 1. */
export const withoutPreset = (query: StockQuery, preset: PresetFilters): StockQuery => ({
  ...query,
  values: valuesWithout(query.values, preset.values),
  ranges: rangesWithout(query.ranges, preset.ranges),
  flags: query.flags.filter((flag) => !preset.flags.includes(flag)),
  page: 1,
});
