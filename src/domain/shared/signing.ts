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

/** Signs values together with a purpose, so that a token is valid for that purpose only. */
export const signValues = (signer: Signer, purpose: string, values: readonly unknown[]): string =>
  signer.sign(JSON.stringify([purpose, ...values]));

/** The signed values, or null when the signature or the purpose does not match. */
export const verifyValues = (signer: Signer, purpose: string, signed: string): readonly unknown[] | null => {
  const text = signer.verify(signed);
  if (text === null || !text.startsWith(`["${purpose}",`)) return null;
  return (JSON.parse(text) as readonly unknown[]).slice(1);
};
