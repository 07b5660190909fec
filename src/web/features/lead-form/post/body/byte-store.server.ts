export type ByteStore = {
  readonly length: () => number;
  readonly append: (bytes: Uint8Array) => void;
  /** The bytes so far. The store must not be used afterwards. */
  readonly take: () => Uint8Array<ArrayBuffer>;
};

/** Most fields are no longer: for them the memory of a resizable buffer takes a quarter of the time of a form. */
const SMALL_BYTES = 4096;

/** Collects at most `maxBytes` without an object for each chunk: a client may send a byte at a time. */
export const createByteStore = (maxBytes: number): ByteStore => {
  const maxSmall = Math.min(SMALL_BYTES, maxBytes);
  let small = new Uint8Array(0);
  let large: ArrayBuffer | null = null;
  let length = 0;

  /** Where the next bytes go, with room for them; what there is stays at the start. */
  const target = (end: number): Uint8Array => {
    if (large === null && end <= small.byteLength) return small;
    if (large === null && end <= maxSmall) {
      const grown = new Uint8Array(Math.min(maxSmall, 2 * end));
      grown.set(small);
      small = grown;
      return small;
    }
    if (large === null) {
      large = new ArrayBuffer(end, { maxByteLength: maxBytes });
      new Uint8Array(large).set(small.subarray(0, length));
    } else large.resize(end);
    return new Uint8Array(large);
  };

  return {
    length: () => length,
    append(bytes) {
      const end = length + bytes.byteLength;
      target(end).set(bytes, length);
      length = end;
    },
    take: () => (large === null ? small.slice(0, length) : new Uint8Array(large.transferToFixedLength())),
  };
};
