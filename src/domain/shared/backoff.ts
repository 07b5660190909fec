/** A delay that doubles from `initialMs` up to `maxMs`. */
type Backoff = { readonly initialMs: number; readonly maxMs: number };

/** Milliseconds to wait after failure number `attempts` (an integer from 1). */
export const backoffMs = ({ initialMs, maxMs }: Backoff, attempts: number): number =>
  Math.min(maxMs, initialMs * 2 ** (attempts - 1));

/** Subtracts up to half of the delay at random (`random` in [0, 1)), so that simultaneous failures spread out. */
export const withJitter = (delayMs: number, random: number): number => Math.round(delayMs * (1 - random / 2));
