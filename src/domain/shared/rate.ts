import { secondsOf } from "./duration.ts";

/** So many in so many seconds. */
export type Rate = { readonly most: number; readonly seconds: number };

/** A rate written as `30/1h`: at least 1, in a second to a day; null where it is written in another way. */
export const rateOf = (text: string): Rate | null => {
  const [, figure = "", time = ""] = /^(\d{1,6})\/(\w+)$/.exec(text) ?? [];
  const [most, seconds] = [Number(figure), secondsOf(time) ?? 0];
  return most >= 1 && seconds >= 1 && seconds <= 24 * 3600 ? { most, seconds } : null;
};
