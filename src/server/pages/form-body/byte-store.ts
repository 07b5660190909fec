import { clientNetwork } from "#domain/spam/index.ts";

/** Memory reserved by one request. */
export type Reservation = {
  /** False if the budget or the client's share of it is exhausted. */
  readonly reserve: (bytes: number) => boolean;
  /** Releases everything the request has reserved. */
  readonly release: () => void;
};

/** Memory limit for all bodies being read, with a limit per client. */
type MemoryBudget = { readonly open: (client: string) => Reservation };

type BudgetLimits = {
  readonly maxBytes: number;
  /** Limit per client: an IPv4 address or an IPv6 network. */
  readonly maxClientBytes: number;
};

export const createMemoryBudget = ({ maxBytes, maxClientBytes }: BudgetLimits): MemoryBudget => {
  let total = 0;
  const clients = new Map<string, number>();
  return {
    open(address) {
      const client = clientNetwork(address);
      let reserved = 0;
      const add = (bytes: number): void => {
        const held = (clients.get(client) ?? 0) + bytes;
        if (held === 0) clients.delete(client);
        else clients.set(client, held);
        total += bytes;
        reserved += bytes;
      };
      return {
        reserve(bytes) {
          if (total + bytes > maxBytes || (clients.get(client) ?? 0) + bytes > maxClientBytes) return false;
          add(bytes);
          return true;
        },
        release: () => add(-reserved),
      };
    },
  };
};

type ByteStore = {
  readonly length: () => number;
  readonly append: (bytes: Uint8Array) => void;
  /** The bytes received so far. The store must not be used afterwards. */
  readonly take: () => Uint8Array<ArrayBuffer>;
};

/**
 * Most fields are at most this long; allocating a resizable buffer for them would cost a quarter of the time of a form.
 */
const SMALL_BYTES = 4096;

/** Collects at most `maxBytes` without allocating per chunk, since a client may send one byte at a time. */
export const createByteStore = (maxBytes: number): ByteStore => {
  const maxSmall = Math.min(SMALL_BYTES, maxBytes);
  let small = new Uint8Array(0);
  let large: ArrayBuffer | null = null;
  let length = 0;

  /** Returns the target for the next bytes, grown if needed; existing bytes stay at the start. */
  const target = (end: number): Uint8Array => {
    if (large === null && end <= small.byteLength) return small;
    if (large === null && end <= maxSmall) {
      const grown = new Uint8Array(Math.min(maxSmall, 2 * end));
      grown.set(small);
      small = grown;
      return small;
    }
    if (large === null) {
      large = new ArrayBuffer(end, { maxByteLength: maxBytes });
      new Uint8Array(large).set(small.subarray(0, length));
    } else large.resize(end);
    return new Uint8Array(large);
  };

  return {
    length: () => length,
    append(bytes) {
      const end = length + bytes.byteLength;
      target(end).set(bytes, length);
      length = end;
    },
    take: () => (large === null ? small.slice(0, length) : new Uint8Array(large.transferToFixedLength())),
  };
};
