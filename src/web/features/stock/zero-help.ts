import type { DroppedFilter } from "#domain/search/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { choiceToDrop, withoutChoice, type Choice } from "./query-edits.ts";

/** A query that finds something, near one that finds nothing. */
export type Way = {
  /** What has to be dropped for it; what alone is kept where `help` is "keep". */
  readonly choices: readonly Choice[];
  readonly query: StockQuery;
  readonly count: number;
};

/** The least that has to be given up: one filter, two together, or all but one. */
export type ZeroHelp = { readonly help: "one" | "two" | "keep" | "none"; readonly ways: readonly Way[] };

type Count = (query: StockQuery) => number;

const MOST_WAYS = 5;

/** Pairs grow with the square: what stands first in the list of filters is enough. */
const MOST_PAIRED = 12;

const best = (ways: readonly Way[]): readonly Way[] =>
  ways
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_WAYS);

const without = (query: StockQuery, choices: readonly Choice[], count: Count): Way => {
  const rest = choices.reduce(withoutChoice, query);
  return { choices, query: rest, count: count(rest) };
};

const pairsOf = (choices: readonly Choice[]): readonly (readonly Choice[])[] =>
  choices.flatMap((first, index) => choices.slice(index + 1).map((second) => [first, second]));

/** A choice alone; models hang under their brands, which have to stay with them. */
const kept = (query: StockQuery, choice: Choice, count: Count): Way => {
  const stays = (facet: string): boolean =>
    choice.kind !== "text" && (facet === choice.facet || (facet === "brand" && choice.facet === "model"));
  const keep = <T>(record: Readonly<Partial<Record<string, T>>>) =>
    Object.fromEntries(Object.entries(record).filter(([facet]) => stays(facet)));
  const alone: StockQuery = {
    ...query,
    values: choice.kind === "value" ? { [choice.facet]: [choice.value] } : keep(query.values),
    ranges: keep(query.ranges),
    flags: query.flags.filter(stays),
    q: choice.kind === "text" ? query.q : null,
  };
  return { choices: [choice], query: alone, count: count(alone) };
};

/** What would help a query that finds nothing, computed by the index; `dropped` are the filters it names. */
export const zeroHelp = (query: StockQuery, dropped: readonly DroppedFilter[], count: Count): ZeroHelp => {
  const first = { ...query, page: 1 };
  const choices = dropped.map(({ filter, value }) => choiceToDrop(filter, value));
  const one = best(choices.map((choice) => without(first, [choice], count)));
  if (one.length > 0) return { help: "one", ways: one };
  const two = best(pairsOf(choices.slice(0, MOST_PAIRED)).map((pair) => without(first, pair, count)));
  if (two.length > 0 && choices.length > 2) return { help: "two", ways: two };
  const keep = best(choices.map((choice) => kept(first, choice, count)));
  return { help: keep.length > 0 ? "keep" : "none", ways: keep };
};
