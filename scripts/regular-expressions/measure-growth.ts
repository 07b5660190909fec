import type { Attack } from "./hostile-inputs.ts";

/**
 * Characters of the inputs, shorter ones first: an exponential pattern takes some milliseconds for 20, and never ends for
 * 64. The largest is four times the longest path.
 */
const LENGTHS = [16, 20, 24, 28, 256, 1_024, 8_192];

/** A linear pattern needs under 1 ms for the largest input, a quadratic one over 30 ms. */
const SUSPICIOUS_MS = 4;

/**
 * An input of two doublings against as many characters in shorter ones: linear work takes as long, quadratic work four times. Half
 * way between them, as factors. Both take about as long, so that what slows the machine now and then slows both.
 */
const SHORTER = 4;
const MAX_GROWTH = 2;

/** A suspicion holds only if it holds each time: a machine that slows down for a moment slows one of the two inputs. */
const CONFIRMATIONS = 3;
const ROUNDS = 3;

export type SlowInput = { readonly attack: Attack; readonly length: number; readonly ms: number };

const createInput = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

/** Processor time of this thread, which other programs on the machine do not change. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The shortest of several runs on the same text `times` times, because compilation and garbage collection only add time. */
const fastestMs = (run: (text: string) => unknown, text: string, times: number, rounds: number): number => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && fastest > SUSPICIOUS_MS / 4; round += 1) {
    const started = threadMs();
    for (let time = 0; time < times; time += 1) run(text);
    fastest = Math.min(fastest, threadMs() - started);
  }
  return fastest;
};

const growsTooFast = (run: (text: string) => unknown, attack: Attack, length: number): boolean => {
  const ms = fastestMs(run, createInput(attack, length), 1, ROUNDS);
  const shorter = createInput(attack, length / SHORTER);
  return ms > SUSPICIOUS_MS && ms > MAX_GROWTH * fastestMs(run, shorter, SHORTER, ROUNDS);
};

const isConfirmed = (suspect: () => boolean): boolean => Array.from({ length: CONFIRMATIONS }).every(suspect);

/** The first attack for which the time grows faster than the input; null when there is none. */
export const findSuperLinear = (run: (text: string) => unknown, attacks: readonly Attack[]): SlowInput | null => {
  for (const attack of attacks) {
    for (const length of LENGTHS) {
      const ms = fastestMs(run, createInput(attack, length), 1, 1);
      if (ms <= SUSPICIOUS_MS) continue;
      if (isConfirmed(() => growsTooFast(run, attack, length))) return { attack, length, ms };
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
