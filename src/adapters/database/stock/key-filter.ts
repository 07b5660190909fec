/** Probabilistic set of keys in 2 MiB: false is certain; true is wrong for about 1 key in 80 after a million keys. */
export type KeyFilter = { readonly mayContain: (key: string) => boolean; readonly add: (key: string) => void };

const BITS = 1 << 24;

/** Two bits a key. */
export const createKeyFilter = (): KeyFilter => {
  const bytes = new Uint8Array(BITS / 8);
  const has = (bit: number): boolean => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  const set = (bit: number): void => {
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  };
  return {
    mayContain: (key) => {
      const hash = hashOf(key);
      return has(firstBit(hash)) && has(secondBit(hash));
    },
    add: (key) => {
      const hash = hashOf(key);
      set(firstBit(hash));
      set(secondBit(hash));
    },
  };
};

/** FNV-1a over the UTF-16 units. */
const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < key.length; unit += 1) hash = Math.imul(hash ^ key.charCodeAt(unit), 0x01000193);
  return hash;
};

const firstBit = (hash: number): number => ((hash >>> 8) ^ hash) & (BITS - 1);

/** Multiplying by the golden ratio spreads all bits of the hash to the upper ones. */
const secondBit = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> 8;
