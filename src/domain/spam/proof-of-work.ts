import type { Digest } from "../shared/index.ts";

/**
 * Proof of work after Hashcash (Adam Back, "Hashcash: A Denial of Service Counter-Measure", 2002): the client finds
 * nonces for which SHA-256 of challenge and nonce starts with enough zero bits. Verifying takes one hash per nonce.
 * Several small puzzles keep the variance low: their total time varies by a third, that of a single one by all of it.
 */
const PUZZLES = 8;

/** Zero bits per puzzle: 8 × 2^13 hashes on average, 0.1 s on a desktop and 0.3 s on a phone. */
const PROOF_BITS = 13;

/**
 * Zero bits per puzzle for a form with a waiting time of `minFillSeconds`, which the proof replaces; none without a
 * waiting time.
 */
export const proofBits = (minFillSeconds: number): number => (minFillSeconds === 0 ? 0 : PROOF_BITS);

/** The task of a client: the challenge of its form and the zero bits of each puzzle. */
export type ProofTask = { readonly challenge: string; readonly bits: number };

/** A puzzle needs more attempts with a probability of e^-64. */
const MAX_NONCE = 2 ** (PROOF_BITS + 6);

const puzzleText = (challenge: string, index: number, nonce: number): string => `${challenge}:${index}:${nonce}`;

/** Leading zero bits of a hexadecimal digest. */
const leadingZeros = (digest: string): number => {
  const zeros = /^0*/.exec(digest)?.[0].length ?? 0;
  const next = Number.parseInt(digest[zeros] ?? "0", 16);
  return zeros * 4 + (next === 0 ? 0 : Math.clz32(next) - 28);
};

/** Returns one nonce per puzzle, joined by dots. `zeros` counts the leading zero bits of the SHA-256 of a text. */
export const solveProof = ({ challenge, bits }: ProofTask, zeros: (text: string) => number): string => {
  const nonces = Array.from({ length: PUZZLES }, (_, index) => {
    let nonce = 0;
    while (zeros(puzzleText(challenge, index, nonce)) < bits) nonce += 1;
    return nonce;
  });
  return nonces.join(".");
};

/** The task is trusted, `proof` is not. */
export const isValidProof = (proof: string, { challenge, bits }: ProofTask, digest: Digest): boolean => {
  if (!/^\d{1,7}(?:\.\d{1,7})*$/.test(proof)) return false;
  const nonces = proof.split(".").map(Number);
  if (nonces.length !== PUZZLES || nonces.some((nonce) => nonce > MAX_NONCE)) return false;
  return nonces.every((nonce, index) => leadingZeros(digest(puzzleText(challenge, index, nonce))) >= bits);
};
