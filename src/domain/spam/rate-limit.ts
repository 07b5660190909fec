import type { PermittedLimit } from "../retention/index.ts";
import type { Rate } from "../shared/index.ts";

/** Counters shared by all nodes, by key and time window. */
export type Counters = {
  /** Increments the counter of the window that starts at `window`; returns the new count. */
  readonly add: (key: string, window: Date) => Promise<number>;
  readonly read: (key: string, window: Date) => Promise<number>;
  readonly deleteBefore: (window: PermittedLimit) => Promise<void>;
};

/** Start of the window of `seconds` that contains `now`. */
export const windowStart = (now: Date, seconds: number): Date => {
  const ms = seconds * 1000;
  return new Date(Math.floor(now.getTime() / ms) * ms);
};

/**
 * Counts an event of `name` once per `key`. Returns 0 within the rate, otherwise the seconds until the next event is
 * allowed. Sliding window: the current window's count plus the overlapping share of the previous one (Cloudflare, "How we
 * built rate limiting capable of scaling to millions of domains", 2017). Throws when the counters fail.
 */
export const secondsUntilAllowed = async (
  counters: Counters,
  { limit, seconds }: Rate,
  event: { readonly name: string; readonly key: string; readonly now: Date },
): Promise<number> => {
  const { name, key, now } = event;
  const window = windowStart(now, seconds);
  const previousWindow = new Date(window.getTime() - seconds * 1000);
  const isNew = (await counters.add(`${name} ${key}`, window)) === 1;
  const current = await (isNew ? counters.add(name, window) : counters.read(name, window));
  const previous = await counters.read(name, previousWindow);
  const elapsed = (now.getTime() - window.getTime()) / 1000;
  const estimate = current + previous * (1 - elapsed / seconds);
  if (estimate <= limit) return 0;
  return Math.max(1, Math.ceil(secondsToWait({ limit, seconds }, { elapsed, current, previous })));
};

/** Seconds until the weight of the previous window is low enough, or into the next window. */
const secondsToWait = (
  { limit, seconds }: Rate,
  { elapsed, current, previous }: { readonly elapsed: number; readonly current: number; readonly previous: number },
): number => {
  if (current < limit) return seconds * (1 - (limit - current) / previous) - elapsed;
  return seconds - elapsed + seconds * (1 - (limit - 1) / current);
};

/** The network of one client: the whole IPv4 address, the first 64 bits of an IPv6 address (RFC 6177, RFC 4291). */
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
