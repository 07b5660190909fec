/** Set in the number of an id that was added; lines are smaller. */
const ADDED = 0x8000_0000;

/** The ids (1 to 2^32 - 1) of a feed's rows with the line of the latest one, in at most 16 bytes each; a set of those added. */
export class SeenIds {
  #slots = new Uint32Array(1024);
  #numbers = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(id: number): boolean {
    const slot = this.#find(id);
    return this.#slots[slot] === id && (this.#numbers[slot] ?? 0) >= ADDED;
  }

  add(id: number): void {
    const slot = this.#claim(id);
    this.#numbers[slot] = ((this.#numbers[slot] ?? 0) | ADDED) >>> 0;
  }

  /** Stores the line (over 0) of a row with the id. Returns the previous line, 0 if none. */
  exchangeLine(id: number, line: number): number {
    const slot = this.#claim(id);
    const previous = this.#numbers[slot] ?? 0;
    this.#numbers[slot] = ((previous & ADDED) | line) >>> 0;
    return previous & ~ADDED;
  }

  /** The slot of the id, which is there afterwards. */
  #claim(id: number): number {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const slot = this.#find(id);
    if (this.#slots[slot] !== id) {
      this.#slots[slot] = id;
      this.#size += 1;
    }
    return slot;
  }

  #find(id: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(id, 0x9e3779b1) & mask;
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [slots, numbers] = [this.#slots, this.#numbers];
    this.#slots = new Uint32Array(slots.length * 2);
    this.#numbers = new Uint32Array(slots.length * 2);
    for (const [index, id] of slots.entries()) {
      if (id === 0) continue;
      const slot = this.#find(id);
      this.#slots[slot] = id;
      this.#numbers[slot] = numbers[index] ?? 0;
    }
  }
}

/**
 * Stores one 32-bit number (a line, a count) for each key of a feed in 12 bytes, so that a feed of a million rows stays
 * within bounded memory. Keys are compared by 64 bits of a hash; among a million rows the probability of a collision is
 * under one in ten million.
 */
export class KeyTable {
  #hashes = new Uint32Array(2 * 1024);
  #numbers = new Uint32Array(1024);
  #size = 0;
  #high = 0;
  #low = 0;

  get size(): number {
    return this.#size;
  }

  /** Stores `number` (over 0) for the key. Returns the previous number, 0 if none. */
  exchange(key: string, number: number): number {
    if (this.#size * 2 >= this.#numbers.length) this.#grow();
    this.#hash(key);
    const slot = this.#find(this.#high, this.#low);
    const previous = this.#numbers[slot] ?? 0;
    if (previous === 0) {
      this.#hashes[2 * slot] = this.#high;
      this.#hashes[2 * slot + 1] = this.#low;
      this.#size += 1;
    }
    this.#numbers[slot] = number;
    return previous;
  }

  /** Two hashes in one pass, each a bijection for every character. Several times faster than a digest. */
  #hash(key: string): void {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < key.length; index += 1) {
      const unit = key.charCodeAt(index);
      high = Math.imul(high ^ unit, 0x9e3779b1);
      high ^= high >>> 15;
      low = Math.imul(low ^ unit, 0x5f356495);
      low ^= low >>> 13;
    }
    this.#high = Math.imul(high ^ (low >>> 16), 0x85ebca6b) >>> 0;
    this.#low = Math.imul(low ^ (this.#high >>> 13), 0xc2b2ae35) >>> 0;
  }

  /** The slot of the hash, or the free slot for it. */
  #find(high: number, low: number): number {
    const mask = this.#numbers.length - 1;
    let slot = low & mask;
    while (this.#numbers[slot] !== 0 && (this.#hashes[2 * slot] !== high || this.#hashes[2 * slot + 1] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#hashes = new Uint32Array(hashes.length * 2);
    this.#numbers = new Uint32Array(numbers.length * 2);
    for (let index = 0; index < numbers.length; index += 1) {
      if (numbers[index] === 0) continue;
      const slot = this.#find(hashes[2 * index] ?? 0, hashes[2 * index + 1] ?? 0);
      this.#hashes[2 * slot] = hashes[2 * index] ?? 0;
      this.#hashes[2 * slot + 1] = hashes[2 * index + 1] ?? 0;
      this.#numbers[slot] = numbers[index] ?? 0;
    }
  }
}
