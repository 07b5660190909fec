/** A hash set of ids (integers from 1 to 2^32 - 1) in at most 8 bytes each. */
export class SeenIds {
  #slots = new Uint32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(id: number): boolean {
    return this.#slots[this.#find(id)] === id;
  }

  add(id: number): void {
    if (this.#size * 2 >= this.#slots.length) this.#grow();
    const slot = this.#find(id);
    if (this.#slots[slot] === id) return;
    this.#slots[slot] = id;
    this.#size += 1;
  }

  #find(id: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(id, 0x9e3779b1) & mask;
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const previous = this.#slots;
    this.#slots = new Uint32Array(previous.length * 2);
    for (const id of previous) if (id !== 0) this.#slots[this.#find(id)] = id;
  }
}
