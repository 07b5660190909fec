/** Probabilistic set of keys in 2 MiB: false is certain; true is wrong for about 1 key in 17 after a million keys. */
export type KeyFilter = { readonly mayContain: (key: string) => boolean; readonly add: (key: string) => void };

const BITS = 1 << 24;

export const createKeyFilter = (): KeyFilter => {
  const bytes = new Uint8Array(BITS / 8);
  return {
    mayContain: (key) => {
      const bit = bitIndex(key);
      return ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
    },
    add: (key) => {
      const bit = bitIndex(key);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    },
  };
};

/** FNV-1a over the UTF-16 units, folded to the number of bits. */
const bitIndex = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < key.length; unit += 1) hash = Math.imul(hash ^ key.charCodeAt(unit), 0x01000193);
  return ((hash >>> 8) ^ hash) & (BITS - 1);
};
