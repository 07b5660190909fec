/** Digits and letters nobody confuses on the phone or on paper: without 0, 1, I, L, O and U. */
export const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const LENGTH = 8;

// Bytes from here on would favour the first symbols; they are drawn again.
const FAIR = 256 - (256 % REFERENCE_ALPHABET.length);

/** Gives that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** A new reference such as `V7K3-2QFM`: 30^8 of them. Two equal ones are refused by the store, which is asked again. */
export const newReference = (randomBytes: RandomBytes): string => {
  let symbols = "";
  while (symbols.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR && symbols.length < LENGTH) symbols += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length];
    }
  }
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
};

const WRITTEN = new RegExp(`^[${REFERENCE_ALPHABET}]{4}-?[${REFERENCE_ALPHABET}]{4}$`);

/** A reference as people type it, with or without its hyphen and in any case, or null where it is none. */
export const parseReference = (text: string): string | null => {
  const written = text.trim().toUpperCase();
  if (!WRITTEN.test(written)) return null;
  const symbols = written.replace("-", "");
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
};
