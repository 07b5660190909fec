import { createRandom } from "../../bench/random.ts";
import { mutate } from "./mutate.ts";

export type FuzzTarget = {
  readonly name: string;
  /** Valid inputs, from which the others are made. */
  readonly seeds: readonly (string | Uint8Array)[];
  /** Throws for a bug only: what the parser throws for bad input is caught. */
  readonly run: (input: Buffer) => unknown;
  /** Processor time of one run in milliseconds, 500 unless given. An input has at most 128 KiB. */
  readonly maxMs?: number;
};

const MAX_MS = 500;

/** Long enough to find what depends on the input, short enough to repeat. */
const SLOW_RUNS = 2;

/** Runs of each target, however slow they are. */
const MIN_RUNS = 6;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const describeInput = (input: Buffer): string => input.subarray(0, 2_000).toString("base64");

const runOnce = async ({ name, run }: FuzzTarget, input: Buffer): Promise<number> => {
  const started = cpuMs();
  try {
    await run(input);
  } catch (error) {
    throw new Error(`${name} fails on ${describeInput(input)} (base64, the first 2,000 bytes)`, { cause: error });
  }
  return cpuMs() - started;
};

/** A slow run counts when it is slow again: a collection of garbage may fall into one. */
const isSlow = async (target: FuzzTarget, input: Buffer): Promise<boolean> => {
  for (let n = 0; n < SLOW_RUNS; n += 1) if ((await runOnce(target, input)) <= (target.maxMs ?? MAX_MS)) return false;
  return true;
};

/**
 * Runs the target on mutated seeds for so many seconds of processor time, which other work on the machine does not shorten, and
 * at least `MIN_RUNS` times; returns the number of runs. Rejects with the input for a run that throws or takes more than the
 * target's processor time.
 */
export const fuzz = async (target: FuzzTarget, seconds: number, seed: number): Promise<number> => {
  const random = createRandom(seed);
  const seeds = target.seeds.map((text) => Buffer.from(text));
  for (const valid of seeds) await runOnce(target, valid);
  const endsAt = cpuMs() + seconds * 1_000;
  let runs = 0;
  while (cpuMs() < endsAt || runs < MIN_RUNS) {
    const input = mutate(random.pick(seeds), random);
    const ms = await runOnce(target, input);
    runs += 1;
    if (ms > (target.maxMs ?? MAX_MS) && (await isSlow(target, input))) {
      throw new Error(`${target.name} takes ${Math.round(ms)} ms for ${describeInput(input)} (base64)`);
    }
  }
  return runs;
};
