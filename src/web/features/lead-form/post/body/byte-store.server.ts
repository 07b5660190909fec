export type ByteStore = {
  readonly length: () => number;
  readonly append: (bytes: Uint8Array) => void;
  /** The bytes so far. The store must not be used afterwards. */
  readonly take: () => Uint8Array<ArrayBuffer>;
};

/** Collects at most `maxBytes` without an object for each chunk: a client may send a byte at a time. */
export const createByteStore = (maxBytes: number): ByteStore => {
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
  return {
    length: () => buffer.byteLength,
    append(bytes) {
      const start = buffer.byteLength;
      buffer.resize(start + bytes.byteLength);
      new Uint8Array(buffer).set(bytes, start);
    },
    take: () => new Uint8Array(buffer.transferToFixedLength()),
  };
};
