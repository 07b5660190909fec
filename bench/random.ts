/** Deterministic random numbers: mulberry32 by Tommy Ettinger, public domain. */
export type Random = {
  /** 0 included, 1 excluded. */
  readonly next: () => number;
  readonly integer: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  /** Picks the first values far more often than the last, as for brands and colours. */
  readonly skewed: <T>(values: readonly T[], steepness?: number) => T;
};

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(values: readonly T[], index: number): T => values[Math.min(index, values.length - 1)] as T;
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => at(values, Math.floor(next() * values.length)),
    skewed: (values, steepness = 2.2) => at(values, Math.floor(next() ** steepness * values.length)),
  };
};
