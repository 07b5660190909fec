/**
 * Remembers, for each key of a feed, one small number (a line, a count) in 12 bytes, so that a feed of a million rows
 * stays within bounded memory. Keys are told apart by the first 64 bits of their digest: among a million rows the odds
 * that two differing keys meet are under one in ten million.
 */
export class KeyTable {
  #digests = new Uint32Array(2 * 1024);
  #numbers = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** What is kept for the digest (hexadecimal, at least 16 digits), 0 where nothing is, and keeps `number` (over 0) instead. */
  exchange(digest: string, number: number): number {
    if (this.#size * 2 >= this.#numbers.length) this.#grow();
    const high = Number.parseInt(digest.slice(0, 8), 16);
    const low = Number.parseInt(digest.slice(8, 16), 16);
    const slot = this.#find(high, low);
    const before = this.#numbers[slot] ?? 0;
    if (before === 0) {
      this.#digests[2 * slot] = high;
      this.#digests[2 * slot + 1] = low;
      this.#size += 1;
    }
    this.#numbers[slot] = number;
    return before;
  }

  /** The slot that holds the digest, or the free one where it belongs. */
  #find(high: number, low: number): number {
    const mask = this.#numbers.length - 1;
    let slot = low & mask;
    while (this.#numbers[slot] !== 0 && (this.#digests[2 * slot] !== high || this.#digests[2 * slot + 1] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [digests, numbers] = [this.#digests, this.#numbers];
    this.#digests = new Uint32Array(digests.length * 2);
    this.#numbers = new Uint32Array(numbers.length * 2);
    for (let from = 0; from < numbers.length; from += 1) {
      if (numbers[from] === 0) continue;
      const slot = this.#find(digests[2 * from] ?? 0, digests[2 * from + 1] ?? 0);
      this.#digests[2 * slot] = digests[2 * from] ?? 0;
      this.#digests[2 * slot + 1] = digests[2 * from + 1] ?? 0;
      this.#numbers[slot] = numbers[from] ?? 0;
    }
  }
}
