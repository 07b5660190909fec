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
