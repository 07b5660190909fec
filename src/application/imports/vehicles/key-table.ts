/**
 * Stores one 32-bit number (a line, a count) for each key of a feed in 12 bytes, so that a feed of a million rows stays
 * within bounded memory. Keys are compared by the first 64 bits of their digest; among a million rows the probability
 * of a collision is under one in ten million.
 */
export class KeyTable {
  #digests = new Uint32Array(2 * 1024);
  #numbers = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /**
   * Stores `number` (over 0) for the digest (at least 16 hexadecimal digits). Returns the previous number, 0 if none.
   */
  exchange(digest: string, number: number): number {
    if (this.#size * 2 >= this.#numbers.length) this.#grow();
    const high = Number.parseInt(digest.slice(0, 8), 16);
    const low = Number.parseInt(digest.slice(8, 16), 16);
    const slot = this.#find(high, low);
    const previous = this.#numbers[slot] ?? 0;
    if (previous === 0) {
      this.#digests[2 * slot] = high;
      this.#digests[2 * slot + 1] = low;
      this.#size += 1;
    }
    this.#numbers[slot] = number;
    return previous;
  }

  /** The slot of the digest, or the free slot for it. */
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
    for (let index = 0; index < numbers.length; index += 1) {
      if (numbers[index] === 0) continue;
      const slot = this.#find(digests[2 * index] ?? 0, digests[2 * index + 1] ?? 0);
      this.#digests[2 * slot] = digests[2 * index] ?? 0;
      this.#digests[2 * slot + 1] = digests[2 * index + 1] ?? 0;
      this.#numbers[slot] = numbers[index] ?? 0;
    }
  }
}
