const LINE_FEED = 10;

const NOTHING = Buffer.alloc(0);

/** Reads a stream in pieces of the caller's size. Memory holds one piece and one chunk of the stream. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = NOTHING;

  constructor(file: AsyncIterable<Uint8Array>) {
    this.#chunks = file[Symbol.asyncIterator]();
  }

  /** Fills the rest up to this number of bytes, if the file has as many. */
  async #fill(bytes: number): Promise<void> {
    const parts: Uint8Array[] = [this.#rest];
    let length = this.#rest.length;
    while (length < bytes) {
      const { done, value } = await this.#chunks.next();
      if (done === true) break;
      parts.push(value);
      length += value.length;
    }
    if (parts.length > 1) this.#rest = Buffer.concat(parts);
  }

  /** Shorter at the end of the file alone. */
  async read(bytes: number): Promise<Buffer> {
    await this.#fill(bytes);
    const piece = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    return piece;
  }

  async startsWith(byte: number): Promise<boolean> {
    await this.#fill(1);
    return this.#rest[0] === byte;
  }

  /** A line without its line feed; null if none ends within this number of bytes. */
  async readLine(maxBytes: number): Promise<Buffer | null> {
    await this.#fill(maxBytes);
    const end = this.#rest.subarray(0, maxBytes).indexOf(LINE_FEED);
    if (end === -1) return null;
    const line = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  /** Ends the stream, read to its end or not. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async *rest(): AsyncGenerator<Uint8Array> {
    if (this.#rest.length > 0) yield this.#rest;
    for (let next = await this.#chunks.next(); next.done !== true; next = await this.#chunks.next()) yield next.value;
  }
}
