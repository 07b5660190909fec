import { clientNetwork } from "#domain/spam/index.ts";

/** The memory that one request holds. */
export type Reservation = {
  /** False when the budget, or the client's share of it, is exhausted. */
  readonly reserve: (bytes: number) => boolean;
  /** Returns everything. */
  readonly release: () => void;
};

/** Memory shared by all bodies that are being read; each client gets a share of it at most. */
export type MemoryBudget = { readonly open: (client: string) => Reservation };

type BudgetLimits = {
  readonly maxBytes: number;
  /** Bytes for one client: an IPv4 address or an IPv6 network. */
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
