import { LRUCache } from "lru-cache";
import { clientNetwork } from "#domain/spam/index.ts";

/** A token bucket: `burst` requests at once, `perSecond` in the long run. */
export type RateLimit = { readonly perSecond: number; readonly burst: number };

/** Clients in memory. The least recently seen client is dropped first and starts with a full bucket. */
const MAX_CLIENTS = 10_000;

/**
 * Returns a function that counts a request and returns true if the client may send it: an IPv4 address, or the network
 * of an
 * IPv6 address. `now` is in milliseconds.
 */
export const createRateLimiter = (
  { perSecond, burst }: RateLimit,
  now: () => number,
): ((address: string) => boolean) => {
  const clients = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: MAX_CLIENTS });
  return (address) => {
    const client = clientNetwork(address);
    const at = now();
    const last = clients.get(client) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + ((at - last.at) / 1000) * perSecond);
    const isAllowed = tokens >= 1;
    clients.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
    return isAllowed;
  };
};
