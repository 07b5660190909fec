import { clientNetwork } from "#domain/spam/index.ts";

/** Memory reserved by one request. */
export type Reservation = {
  /** False if the budget or the client's share of it is exhausted. */
  readonly reserve: (bytes: number) => boolean;
  /** Releases everything the request has reserved. */
  readonly release: () => void;
};

/** Memory limit for all bodies being read, with a limit per client. */
export type MemoryBudget = { readonly open: (client: string) => Reservation };

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
