/** Concurrent sends per channel: a destination that does not answer blocks its own slots, not the queue. */
const CONCURRENCY = 8;

/** Concurrent sends per destination. */
const PER_DESTINATION = 4;

/** Concurrent sends per destination that failed last time: failing destinations must not take all slots. */
const PER_FAILING = 1;

const MAX_FAILING = 1000;

/** Limits the concurrent sends per destination. */
export class DestinationSlots {
  readonly #running = new Map<string, number>();
  readonly #failing = new Set<string>();
  #total = 0;

  acquire(destination: string): void {
    this.#running.set(destination, this.#count(destination) + 1);
    this.#total += 1;
  }

  release(destination: string, sent: boolean): void {
    const left = this.#count(destination) - 1;
    if (left === 0) this.#running.delete(destination);
    else this.#running.set(destination, left);
    this.#total -= 1;
    // Mistyped addresses fail forever, so the set is cleared when it is full.
    if (this.#failing.size >= MAX_FAILING) this.#failing.clear();
    if (sent) this.#failing.delete(destination);
    else this.#failing.add(destination);
  }

  /** Destinations without a free slot. */
  fullDestinations(): readonly string[] {
    return [...this.#running.keys()].filter((destination) => this.#freeSlots(destination) <= 0);
  }

  /** Number of deliveries that may be claimed at once, even if all of them go to one destination. */
  claimLimit(): number {
    const freeSlots = [...this.#running.keys()]
      .map((destination) => this.#freeSlots(destination))
      .filter((free) => free > 0);
    const unknownLimit = this.#failing.size > 0 ? PER_FAILING : PER_DESTINATION;
    return Math.min(CONCURRENCY - this.#total, unknownLimit, ...freeSlots);
  }

  #count(destination: string): number {
    return this.#running.get(destination) ?? 0;
  }

  #freeSlots(destination: string): number {
    return (this.#failing.has(destination) ? PER_FAILING : PER_DESTINATION) - this.#count(destination);
  }
}
