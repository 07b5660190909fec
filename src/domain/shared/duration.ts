/** A delay that doubles from `initialMs` up to `maxMs`. */
type Backoff = { readonly initialMs: number; readonly maxMs: number };

/** Milliseconds to wait after failure number `attempts` (an integer from 1). */
export const backoffMs = ({ initialMs, maxMs }: Backoff, attempts: number): number =>
  Math.min(maxMs, initialMs * 2 ** (attempts - 1));

/** Subtracts up to half of the delay at random (`random` in [0, 1)), so that simultaneous failures spread out. */
export const withJitter = (delayMs: number, random: number): number => Math.round(delayMs * (1 - random / 2));

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Parses a duration such as `90s`, `15m` or `2h` to seconds. Null for any other text. */
export const parseDurationSeconds = (text: string): number | null => {
  const [, digits = "", unit = ""] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const seconds = SECONDS[unit];
  return seconds === undefined ? null : Number(digits) * seconds;
};

/** At most `limit` requests in `seconds`. */
export type Rate = { readonly limit: number; readonly seconds: number };

/** The longest window of a rate: 24 hours. */
export const MAX_RATE_SECONDS = 24 * 3600;

/** Parses a rate such as `30/1h`: at least 1, in one second to `MAX_RATE_SECONDS`. Null for any other text. */
export const parseRate = (text: string): Rate | null => {
  const [, digits = "", duration = ""] = /^(\d{1,6})\/(\w+)$/.exec(text) ?? [];
  const [limit, seconds] = [Number(digits), parseDurationSeconds(duration) ?? 0];
  return limit >= 1 && seconds >= 1 && seconds <= MAX_RATE_SECONDS ? { limit, seconds } : null;
};
