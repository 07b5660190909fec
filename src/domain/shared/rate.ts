import { parseDurationSeconds } from "./duration.ts";

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
