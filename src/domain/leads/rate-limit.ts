import type { Rate } from "../shared/index.ts";
import type { Counters } from "./ports.ts";

/** The beginning of the window of `seconds` in which `now` lies. */
export const windowOf = (now: Date, seconds: number): Date => {
  const ms = seconds * 1000;
  return new Date(Math.floor(now.getTime() / ms) * ms);
};

/**
 * Counts an event of `name` once, however often it comes with the same `key`, and answers 0 where the rate is kept, or
 * else in how many seconds it is again. The last `seconds` are estimated from two windows: what was counted in the
 * current one, and the share of the one before that still lies within them (Cloudflare, "How we built rate limiting
 * capable of scaling to millions of domains", 2017). Throws where the counters do not answer.
 */
export const secondsOverRate = async (
  counters: Counters,
  { most, seconds }: Rate,
  event: { readonly name: string; readonly key: string; readonly now: Date },
): Promise<number> => {
  const { name, key, now } = event;
  const window = windowOf(now, seconds);
  const before = new Date(window.getTime() - seconds * 1000);
  const isNew = (await counters.add(`${name} ${key}`, window)) === 1;
  const current = await (isNew ? counters.add(name, window) : counters.read(name, window));
  const earlier = await counters.read(name, before);
  const passed = (now.getTime() - window.getTime()) / 1000;
  const estimate = current + earlier * (1 - passed / seconds);
  if (estimate <= most) return 0;
  return Math.max(1, Math.ceil(secondsToWait({ most, seconds }, { passed, current, earlier })));
};

/** Until the form that was counted may come again: as soon as the window before weighs little enough, or within the next. */
const secondsToWait = (
  { most, seconds }: Rate,
  { passed, current, earlier }: { readonly passed: number; readonly current: number; readonly earlier: number },
): number => {
  if (current < most) return seconds * (1 - (most - current) / earlier) - passed;
  return seconds - passed + seconds * (1 - (most - 1) / current);
};

/** What of an IP address is one client's: all of an IPv4 one, the first 64 bits of an IPv6 one (RFC 6177, RFC 4291). */
export const clientNetwork = (address: string): string => {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
};
