import type { Attack } from "./hostile-inputs.ts";

/**
 * Characters of the inputs, shorter ones first: an exponential pattern takes some milliseconds for 20, and never ends for
 * 64. The largest is four times the longest path.
 */
const LENGTHS = [16, 20, 24, 28, 256, 1_024, 8_192];

/** A linear pattern needs under 1 ms for the largest input, a quadratic one over 30 ms. */
const SUSPICIOUS_MS = 4;

/** Linear work doubles with the input, quadratic work takes four times as long. */
const MAX_GROWTH = 3;
const ROUNDS = 5;

export type SlowInput = { readonly attack: Attack; readonly length: number; readonly ms: number };

const createInput = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

/** Processor time of this thread, which other programs on the machine do not change. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The shortest of several runs, because compilation and garbage collection only add time. */
const fastestMs = (run: (text: string) => unknown, text: string, rounds: number): number => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && fastest > SUSPICIOUS_MS / 4; round += 1) {
    const started = threadMs();
    run(text);
    fastest = Math.min(fastest, threadMs() - started);
  }
  return fastest;
};

/** The first attack for which the time grows faster than the input; null when there is none. */
export const findSuperLinear = (run: (text: string) => unknown, attacks: readonly Attack[]): SlowInput | null => {
  for (const attack of attacks) {
    for (const length of LENGTHS) {
      if (fastestMs(run, createInput(attack, length), 1) <= SUSPICIOUS_MS) continue;
      const ms = fastestMs(run, createInput(attack, length), ROUNDS);
      if (ms <= SUSPICIOUS_MS) continue;
      const half = fastestMs(run, createInput(attack, length / 2), ROUNDS);
      if (ms / half > MAX_GROWTH) return { attack, length, ms };
    }
  }
  return null;
};

/** Runs a pattern at every position of a text, as `replaceAll`, `split` and a failing `test` do. */
export const runPattern = (source: string, flags: string): ((text: string) => void) => {
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return (text) => {
    pattern.lastIndex = 0;
    text.replace(pattern, "");
  };
};
