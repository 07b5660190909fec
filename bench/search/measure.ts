import type { StockQuery } from "#domain/vehicles/index.ts";
import type { Engine } from "./answer.ts";

export type Spread = { readonly p50: number; readonly p95: number; readonly p99: number };

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const medians = median;

export const toSpread = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

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
