/** 32-bit hash (FNV-1a with the finaliser of MurmurHash3). */
const hashBits = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const hex = (text: string, seed: number): string => hashBits(text, seed).toString(16).padStart(8, "0");

/** A deterministic UUID (version 8, RFC 9562) for content from files. */
export const stableUuid = (text: string): string => {
  const digits = [1, 2, 3, 4].map((seed) => hex(text, seed)).join("");
  const variant = ((Number.parseInt(digits[16] ?? "0", 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
};

/** A deterministic integer from 1 to 2^48. */
export const stableNumber = (text: string): number =>
  (hashBits(text, 5) % 0x10000) * 0x100000000 + hashBits(text, 6) + 1;
