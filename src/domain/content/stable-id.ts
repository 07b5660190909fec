/** 32 bits of a text (FNV-1a, its last bits mixed as MurmurHash3 does), different for each seed. */
const bits = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const hex = (text: string, seed: number): string => bits(text, seed).toString(16).padStart(8, "0");

/** A UUID (version 8, RFC 9562) that is always the same for the same text: content in files has no other. */
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

/** A whole number from 1 to 2^48 that is always the same for the same text. */
export const stableNumber = (text: string): number => (bits(text, 5) % 0x10000) * 0x100000000 + bits(text, 6) + 1;
