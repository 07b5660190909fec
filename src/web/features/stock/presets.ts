import type { FacetName, Range, StockQuery } from "#domain/vehicles/index.ts";

/** A preset is a query of which only the filters count: no words, no order, no page. */
type Filters = Pick<StockQuery, "values" | "ranges" | "flags">;

type Values = StockQuery["values"];
type Ranges = StockQuery["ranges"];

const entriesOf = <T>(record: Readonly<Partial<Record<FacetName, T>>>): readonly (readonly [FacetName, T])[] =>
  Object.entries(record) as [FacetName, T][];

const sameEnds = (chosen: Range | undefined, wanted: Range): boolean =>
  (wanted.min === null || wanted.min === chosen?.min) && (wanted.max === null || wanted.max === chosen?.max);

/** Whether everything the preset asks for is part of the choice, whatever else is chosen. */
export const isPresetOn = (query: StockQuery, preset: Filters): boolean =>
  entriesOf(preset.values).every(([facet, values]) =>
    values.every((value) => (query.values[facet] ?? []).includes(value)),
  ) &&
  entriesOf(preset.ranges).every(([facet, range]) => sameEnds(query.ranges[facet], range)) &&
  preset.flags.every((flag) => query.flags.includes(flag));

/** An end that the preset leaves open stays as it is, unless it would lie beyond the other. */
const withEnds = (chosen: Range | undefined, wanted: Range): Range => {
  const min = wanted.min ?? chosen?.min ?? null;
  const max = wanted.max ?? chosen?.max ?? null;
  return min !== null && max !== null && min > max ? wanted : { min, max };
};

/** The choice with the preset on: its facets show what its name promises, all others stay. From the first page. */
export const withPreset = (query: StockQuery, preset: Filters): StockQuery => {
  const ranges = entriesOf(preset.ranges).map(([facet, range]) => [facet, withEnds(query.ranges[facet], range)]);
  return {
    ...query,
    values: { ...query.values, ...preset.values },
    ranges: { ...query.ranges, ...Object.fromEntries(ranges) },
    flags: [...new Set([...query.flags, ...preset.flags])],
    page: 1,
  };
};

const valuesWithout = (values: Values, dropped: Values): Values =>
  Object.fromEntries(
    entriesOf(values)
      .map(([facet, chosen]) => [facet, chosen.filter((value) => !(dropped[facet] ?? []).includes(value))] as const)
      .filter(([, left]) => left.length > 0),
  );

const rangesWithout = (ranges: Ranges, dropped: Ranges): Ranges =>
  Object.fromEntries(
    entriesOf(ranges)
      .map(([facet, { min, max }]) => {
        const ends = dropped[facet];
        return [facet, { min: ends?.min == null ? min : null, max: ends?.max == null ? max : null }] as const;
      })
      .filter(([, { min, max }]) => min !== null || max !== null),
  );

/** The choice with what the preset asks for taken back, and just that. From the first page. */
export const withoutPreset = (query: StockQuery, preset: Filters): StockQuery => ({
  ...query,
  values: valuesWithout(query.values, preset.values),
  ranges: rangesWithout(query.ranges, preset.ranges),
  flags: query.flags.filter((flag) => !preset.flags.includes(flag)),
  page: 1,
});
