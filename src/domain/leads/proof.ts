import type { Digest } from "./ports.ts";

/**
 * Proof of work after Hashcash (Adam Back, "Hashcash: A Denial of Service Counter-Measure", 2002): whoever sends a form
 * has worked out numbers with which SHA-256 of the form's challenge begins with enough zero bits. Checking takes one
 * hash a number. Several small puzzles instead of a large one: their sum varies by a third, one alone by its whole
 * length, and nobody waits for bad luck.
 */
const PUZZLES = 8;

/** Bits of one puzzle: 8 × 2^13 hashes on average, a tenth of a second of a desktop’s and a third of a second of a phone’s. */
export const PROOF_BITS = 13;

/** No puzzle needs more tries, but once in e^64 times. */
const MOST_TRIES = 2 ** (PROOF_BITS + 6);

const puzzle = (challenge: string, index: number, nonce: number): string => `${challenge}:${index}:${nonce}`;

/** Zero bits at the beginning of a digest in hexadecimal. */
const leadingZeros = (digest: string): number => {
  const zeros = /^0*/.exec(digest)?.[0].length ?? 0;
  const next = Number.parseInt(digest[zeros] ?? "0", 16);
  return zeros * 4 + (next === 0 ? 0 : Math.clz32(next) - 28);
};

/**
 * Works out the proof for a challenge: one number a puzzle, joined by dots. `zeros` counts the zero bits at the
 * beginning of the SHA-256 of a text.
 */
export const solveProof = (challenge: string, bits: number, zeros: (text: string) => number): string => {
  const nonces = Array.from({ length: PUZZLES }, (_, index) => {
    let nonce = 0;
    while (zeros(puzzle(challenge, index, nonce)) < bits) nonce += 1;
    return nonce;
  });
  return nonces.join(".");
};

/** Whether the proof was worked out for this challenge. `challenge` is ours; the proof may be anything. */
export const isProof = (proof: string, challenge: string, digest: Digest): boolean => {
  if (!/^\d{1,7}(?:\.\d{1,7})*$/.test(proof)) return false;
  const nonces = proof.split(".").map(Number);
  if (nonces.length !== PUZZLES || nonces.some((nonce) => nonce > MOST_TRIES)) return false;
  return nonces.every((nonce, index) => leadingZeros(digest(puzzle(challenge, index, nonce))) >= PROOF_BITS);
};
