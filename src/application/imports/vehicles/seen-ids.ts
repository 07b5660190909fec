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
