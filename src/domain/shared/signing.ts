/** Signs texts with HMAC SHA-256. Signed texts are not encrypted. */
export type Signer = {
  /** The text and its signature, in letters, digits, `-`, `_` and `.` only. */
  readonly sign: (text: string) => string;
  /** The text, or null when the signature is invalid. */
  readonly verify: (signed: string) => string | null;
};

/** SHA-256 of the text in UTF-8, in hexadecimal. */
export type Digest = (text: string) => string;

export type RandomBytes = (count: number) => Uint8Array;
