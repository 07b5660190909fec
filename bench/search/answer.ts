import { isDeepStrictEqual } from "node:util";
import type { StockSearchResult } from "#domain/search/index.ts";
import type { StockQuery, StockRecord } from "#domain/vehicles/index.ts";
import type { BenchQuery } from "./queries.ts";

export type RangeResult = {
  readonly min: number | null;
  readonly max: number | null;
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
};

/** Results that engines are compared by; an engine leaves out what it cannot count. */
export type SearchAnswer = {
  readonly total: number;
  readonly ids: readonly number[];
  /** By facet: the values present, with counts. A flag has the value "1". */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly ranges: ReadonlyMap<string, RangeResult>;
};

export type Engine = {
  readonly name: string;
  /** False for a query that the engine cannot express. */
  readonly supports: (query: BenchQuery) => boolean;
  readonly answer: (query: StockQuery) => SearchAnswer | Promise<SearchAnswer>;
  /** The timed part: the search as a program would call it. */
  readonly search: (query: StockQuery) => unknown;
  readonly bytes: number;
  readonly buildMs: number;
};

export type EngineMaker = (records: () => Iterable<StockRecord>) => Engine | Promise<Engine>;

const toCounts = (entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> =>
  new Map([...entries].filter(([, count]) => count > 0).sort(([left], [right]) => (left < right ? -1 : 1)));

export const toAnswer = (result: StockSearchResult): SearchAnswer => {
  const values = new Map<string, ReadonlyMap<string, number>>();
  const ranges = new Map<string, RangeResult>();
  for (const [name, facet] of Object.entries(result.facets)) {
    if (facet.kind === "flag") values.set(name, toCounts([["1", facet.count]]));
    else if (facet.kind === "range") {
      const histogram = facet.histogram.map(({ from, count }) => ({ from, count }));
      ranges.set(name, { min: facet.min, max: facet.max, histogram });
    } else values.set(name, toCounts(facet.values.map(({ value, count }) => [value, count] as const)));
  }
  return { total: result.total, ids: result.ids, values, ranges };
};

export const valuesAnswer = (
  facets: Iterable<readonly [string, Iterable<readonly [string, number]>]>,
): SearchAnswer["values"] => new Map([...facets].map(([name, entries]) => [name, toCounts(entries)]));

/** Throws with the first difference between our answer and another engine's, within what that engine counts. */
export const assertSameAnswer = (
  query: StockQuery,
  expected: SearchAnswer,
  actual: SearchAnswer,
  name: string,
): void => {
  const differ = (what: string, one: unknown, two: unknown): void => {
    if (isDeepStrictEqual(one, two)) return;
    const shown = (value: unknown): string => JSON.stringify(value instanceof Map ? [...value] : value).slice(0, 400);
    throw new Error(
      `${name} has another ${what} for ${JSON.stringify(query)}\nours ${shown(one)}\ntheirs ${shown(two)}`,
    );
  };
  differ("total", expected.total, actual.total);
  differ("page", expected.ids, actual.ids);
  for (const [facet, values] of actual.values) {
    // Our index lists models under a selected brand only; the others list them all.
    if (facet === "model" && !query.values.brand) continue;
    differ(`count of ${facet}`, expected.values.get(facet), values);
  }
  for (const [facet, range] of actual.ranges) differ(`range of ${facet}`, expected.ranges.get(facet), range);
};
