import type { StockQuery } from "#domain/vehicles/index.ts";
import { median, percentile } from "../../scripts/statistics.ts";
import type { Engine } from "./answer.ts";

export type Spread = { readonly p50: number; readonly p95: number; readonly p99: number };

export const toSpread = (values: readonly number[]): Spread => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
});

/**
 * Milliseconds of each query on each engine: the median of its rounds. Each round runs a query on all engines in
 * turn, so that a slow moment of the machine affects all of them.
 */
export const timeQueries = async (
  engines: readonly Engine[],
  queries: readonly StockQuery[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const times = new Map(engines.map(({ name }) => [name, queries.map(() => [] as number[])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      for (const engine of engines) {
        const started = performance.now();
        const answer = engine.search(query);
        if (answer instanceof Promise) await answer;
        times.get(engine.name)?.[at]?.push(performance.now() - started);
      }
    }
  }
  return new Map([...times].map(([name, all]) => [name, all.map(median)]));
};

/** Milliseconds of each input: the median of its rounds after a warm-up. */
export const timeEach = <Input>(inputs: readonly Input[], rounds: number, run: (input: Input) => unknown): number[] => {
  for (const input of inputs) run(input);
  const times = inputs.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, input] of inputs.entries()) {
      const started = performance.now();
      run(input);
      times[at]?.push(performance.now() - started);
    }
  }
  return times.map(median);
};
