import { isDeepStrictEqual } from "node:util";
import type { StockSearchResult } from "#domain/search/index.ts";
import type { StockQuery, StockRecord } from "#domain/vehicles/index.ts";
import type { BenchQuery } from "./queries.ts";

export type RangeAnswer = {
  readonly min: number | null;
  readonly max: number | null;
  readonly histogram: readonly { readonly from: number; readonly count: number }[];
};

/** What the engines are compared by; an engine leaves out what it cannot count. */
export type Answer = {
  readonly total: number;
  readonly ids: readonly number[];
  /** By facet: values that a vehicle has, with their counts. A flag has the value "1". */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly ranges: ReadonlyMap<string, RangeAnswer>;
};

export type Engine = {
  readonly name: string;
  /** Whether it can be asked this at all; what it cannot is left out for it alone. */
  readonly understands: (query: BenchQuery) => boolean;
  readonly answer: (query: StockQuery) => Answer | Promise<Answer>;
  /** The search alone, as a program would call it; waited for where it is a promise. */
  readonly search: (query: StockQuery) => unknown;
  readonly bytes: number;
  readonly buildMs: number;
};

export type EngineMaker = (records: () => Iterable<StockRecord>) => Engine | Promise<Engine>;

const counted = (entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> =>
  new Map([...entries].filter(([, count]) => count > 0).sort(([left], [right]) => (left < right ? -1 : 1)));

export const answerOf = (result: StockSearchResult): Answer => {
  const values = new Map<string, ReadonlyMap<string, number>>();
  const ranges = new Map<string, RangeAnswer>();
  for (const [name, facet] of Object.entries(result.facets)) {
    if (facet.kind === "flag") values.set(name, counted([["1", facet.count]]));
    else if (facet.kind === "range") {
      const histogram = facet.histogram.map(({ from, count }) => ({ from, count }));
      ranges.set(name, { min: facet.min, max: facet.max, histogram });
    } else values.set(name, counted(facet.values.map(({ value, count }) => [value, count] as const)));
  }
  return { total: result.total, ids: result.ids, values, ranges };
};

export const valuesAnswer = (
  facets: Iterable<readonly [string, Iterable<readonly [string, number]>]>,
): Answer["values"] => new Map([...facets].map(([name, entries]) => [name, counted(entries)]));

/** Throws with the first difference between our answer and another engine's, among what the other one counts. */
export const mustAgree = (query: StockQuery, ours: Answer, other: Answer, name: string): void => {
  const differ = (what: string, one: unknown, two: unknown): void => {
    if (isDeepStrictEqual(one, two)) return;
    const shown = (value: unknown): string => JSON.stringify(value instanceof Map ? [...value] : value).slice(0, 400);
    throw new Error(
      `${name} has another ${what} for ${JSON.stringify(query)}\nours ${shown(one)}\ntheirs ${shown(two)}`,
    );
  };
  differ("total", ours.total, other.total);
  differ("page", ours.ids, other.ids);
  for (const [facet, values] of other.values) {
    // Models are listed under a chosen brand only; the others list them all.
    if (facet === "model" && !query.values.brand) continue;
    differ(`count of ${facet}`, ours.values.get(facet), values);
  }
  for (const [facet, range] of other.ranges) differ(`range of ${facet}`, ours.ranges.get(facet), range);
};
