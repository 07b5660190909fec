import type { ClaimedDelivery, DeliveryChannel } from "#domain/leads/index.ts";
import { deliver, type DeliverParts, reasonOf } from "./deliver.ts";
import type { Sender } from "./sender.ts";

export type Lane = { readonly pump: () => void; readonly close: () => void; readonly idle: () => Promise<void> };

/** At once in each channel: a destination that does not answer keeps its places, not the queue. */
const CONCURRENCY = 8;

/** At most so many of them for one destination, */
const PER_DESTINATION = 4;

/** and for one that failed the last time: several that do not answer must not take all places between them. */
const PER_FAILING = 1;

const MOST_FAILING = 1000;

/** Longer than a sending may take, so that nobody else sends meanwhile. */
const LEASE_MARGIN_MS = 15_000;

/** How many sendings each destination has under way, and how many more it may have. */
class Places {
  readonly #underWay = new Map<string, number>();
  readonly #failing = new Set<string>();
  #total = 0;

  take(destination: string): void {
    this.#underWay.set(destination, this.#of(destination) + 1);
    this.#total += 1;
  }

  giveBack(destination: string, sent: boolean): void {
    const left = this.#of(destination) - 1;
    if (left === 0) this.#underWay.delete(destination);
    else this.#underWay.set(destination, left);
    this.#total -= 1;
    // Addresses that were mistyped fail for ever: what was learnt is forgotten now and then.
    if (this.#failing.size >= MOST_FAILING) this.#failing.clear();
    if (sent) this.#failing.delete(destination);
    else this.#failing.add(destination);
  }

  /** Destinations that may have nothing more. */
  full(): readonly string[] {
    return [...this.#underWay.keys()].filter((destination) => this.#room(destination) <= 0);
  }

  /** How many may be claimed at once, so that even if all of them go to one destination it has not too many. */
  claimable(): number {
    const rooms = [...this.#underWay.keys()].map((destination) => this.#room(destination)).filter((room) => room > 0);
    const unknown = this.#failing.size > 0 ? PER_FAILING : PER_DESTINATION;
    return Math.min(CONCURRENCY - this.#total, unknown, ...rooms);
  }

  #of(destination: string): number {
    return this.#underWay.get(destination) ?? 0;
  }

  #room(destination: string): number {
    return (this.#failing.has(destination) ? PER_FAILING : PER_DESTINATION) - this.#of(destination);
  }
}

/** Sends what is due of one channel, as long as it is open. */
export const startLane = (parts: DeliverParts, channel: DeliveryChannel, send: Sender, stopping: AbortSignal): Lane => {
  const underWay = new Set<Promise<void>>();
  const places = new Places();
  let claiming: Promise<void> | null = null;
  let wanted = false;
  let open = true;

  const sendOne = async (claimed: ClaimedDelivery): Promise<void> => {
    const { destination } = claimed.delivery;
    places.take(destination);
    places.giveBack(destination, await deliver(parts, send, claimed, stopping));
  };
  /** True where there may be more to claim. */
  const claimOnce = async (): Promise<boolean> => {
    const limit = places.claimable();
    if (limit <= 0) return false;
    const leaseMs = parts.sendTimeoutMs + LEASE_MARGIN_MS;
    const [now, skip] = [parts.clock.now(), places.full()];
    const claimed = await parts.outbox.claim({ channel, now, leaseMs, limit, skip, owner: parts.owner });
    for (const one of claimed) {
      const sending = sendOne(one).finally(() => {
        underWay.delete(sending);
        pump();
      });
      underWay.add(sending);
    }
    return claimed.length === limit;
  };
  const claimWanted = async (): Promise<void> => {
    wanted = false;
    const more = await claimOnce().catch((error: unknown) => {
      parts.log.error({ channel, error: reasonOf(error) }, "outbox unread");
      return false;
    });
    if ((more || wanted) && open) return claimWanted();
    claiming = null;
  };
  const pump = (): void => {
    wanted = true;
    if (open) claiming ??= claimWanted();
  };
  return {
    pump,
    close: () => {
      open = false;
    },
    idle: async () => {
      await claiming;
      await Promise.all(underWay);
    },
  };
};
