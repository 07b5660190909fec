/** A seeded stream of numbers: the same seed gives the same demo group on every machine. */
export type Random = {
  /** 0 included, 1 excluded. */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly integer: (from: number, to: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
  /** At most `spread` away from the middle, values near the middle being more likely. */
  readonly around: (middle: number, spread: number) => number;
  readonly weighted: <T>(values: readonly (readonly [value: T, weight: number])[]) => T;
};

/** Mulberry32, by T. Ettinger (public domain): 32 bits of state suffice for a few thousand draws. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const seededRandom = (seed: number): Random => {
  const next = mulberry32(seed);
  const pick = <T>(values: readonly T[]): T => {
    if (values.length === 0) throw new Error("Nothing to pick from");
    return values[Math.floor(next() * values.length)] as T;
  };
  return {
    next,
    pick,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    around: (middle, spread) => middle + (next() + next() - 1) * spread,
    weighted: (values) => {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(values)[0];
    },
  };
};
