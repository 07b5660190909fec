import type { RandomBytes } from "../shared/index.ts";

/** Digits and letters without the ambiguous 0, 1, I, L, O and U. */
export const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const LENGTH = 8;

// Bytes from here on would favour the first symbols; they are skipped.
const UNBIASED_BYTES = 256 - (256 % REFERENCE_ALPHABET.length);

/** Creates a random reference such as `V7K3-2QFM`, one of 30^8. The store rejects duplicates; the caller retries. */
export const createReference = (randomBytes: RandomBytes): string => {
  let symbols = "";
  while (symbols.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < UNBIASED_BYTES && symbols.length < LENGTH)
        symbols += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length];
    }
  }
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
};

const REFERENCE_PATTERN = new RegExp(`^[${REFERENCE_ALPHABET}]{4}-?[${REFERENCE_ALPHABET}]{4}$`);

/** Parses a reference with or without its hyphen, in any case; null when invalid. */
export const parseReference = (text: string): string | null => {
  const normalised = text.trim().toUpperCase();
  if (!REFERENCE_PATTERN.test(normalised)) return null;
  const symbols = normalised.replace("-", "");
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
};
