import type { Signer } from "./signing.ts";

/** Signs values together with a purpose, so that a token is valid for that purpose only. */
export const signValues = (signer: Signer, purpose: string, values: readonly unknown[]): string =>
  signer.sign(JSON.stringify([purpose, ...values]));

/** The signed values, or null when the signature or the purpose does not match. */
export const verifyValues = (signer: Signer, purpose: string, signed: string): readonly unknown[] | null => {
  const text = signer.verify(signed);
  if (text === null || !text.startsWith(`["${purpose}",`)) return null;
  return (JSON.parse(text) as readonly unknown[]).slice(1);
};
