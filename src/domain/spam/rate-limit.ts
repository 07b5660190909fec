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

/** Groups of an IPv6 address in their shortest form, "::" expanded. */
const ipv6Groups = (address: string): readonly string[] => {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
};

/** The network of one client: the whole IPv4 address, the first 64 bits of an IPv6 address (RFC 6177, RFC 4291). */
export const clientNetwork = (address: string): string => {
  if (!address.includes(":")) return address;
  return `${ipv6Groups(address).slice(0, 4).join(":")}::/64`;
};

/** `share`: how many times the rate of one client the network may use. */
type ClientNetwork = { readonly name: string; readonly share: number };

/**
 * The networks that an address belongs to, the narrowest first. One line of a provider has an IPv6 prefix of /64, /56 or /48
 * (RFC 6177, BCOP 690), so a client could use a network for each form. An IPv4 address may be that of a whole company.
 */
export const clientNetworks = (address: string): readonly ClientNetwork[] => {
  if (!address.includes(":")) {
    return [
      { name: address, share: 1 },
      { name: `${address.split(".").slice(0, 3).join(".")}.0/24`, share: 4 },
    ];
  }
  const groups = ipv6Groups(address);
  const site = groups.slice(0, 3).join(":");
  const subnet = Number.parseInt(groups[3] ?? "0", 16);
  return [
    { name: clientNetwork(address), share: 1 },
    { name: `${site}:${(subnet & 0xff_00).toString(16)}::/56`, share: 2 },
    { name: `${site}::/48`, share: 4 },
  ];
};

/** 96 bits in base64url. */
const LENGTH = 16;

/**
 * Pseudonym of a client in the log for one day (UTC): equal for the same network on the same day, and meaningless
 * without the key of `pseudonym`, a keyed digest. An IPv4 address, or the first 64 bits of an IPv6 address, is one
 * client.
 */
export const clientPseudonym = (pseudonym: (text: string) => string, address: string, now: Date): string =>
  pseudonym(`log ${now.toISOString().slice(0, 10)} ${clientNetwork(address)}`).slice(0, LENGTH);
