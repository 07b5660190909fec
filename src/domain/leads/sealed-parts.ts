import type { Seal } from "./ports.ts";

/** Seals values together with what they are for, so that what was sealed for one purpose opens nothing of another. */
export const sealParts = (seal: Seal, purpose: string, parts: readonly unknown[]): string =>
  seal.seal(JSON.stringify([purpose, ...parts]));

/** The values that were sealed for that purpose; null where they were not, or not by us. */
export const openParts = (seal: Seal, purpose: string, sealed: string): readonly unknown[] | null => {
  const text = seal.open(sealed);
  if (text === null || !text.startsWith(`["${purpose}",`)) return null;
  return (JSON.parse(text) as readonly unknown[]).slice(1);
};
