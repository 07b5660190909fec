import { clientNetwork } from "./rate-limit.ts";

/** 96 bits in base64url. */
const LENGTH = 16;

/**
 * Pseudonym of a client in the log for one day (UTC): equal for the same network on the same day, and meaningless
 * without the key of `pseudonym`, a keyed digest. An IPv4 address, or the first 64 bits of an IPv6 address, is one
 * client.
 */
export const clientPseudonym = (pseudonym: (text: string) => string, address: string, now: Date): string =>
  pseudonym(`log ${now.toISOString().slice(0, 10)} ${clientNetwork(address)}`).slice(0, LENGTH);
