// Web worker of `useProof`: solves the proof of work without blocking the page.
import { sha256 } from "@noble/hashes/sha2.js";
import { solveProof } from "#domain/spam/proof-of-work.ts";
import { zeroBits } from "./zero-bits.ts";

export type ProofTask = { readonly challenge: string; readonly bits: number };

self.addEventListener("message", ({ data: { challenge, bits } }: MessageEvent<ProofTask>) => {
  self.postMessage(solveProof(challenge, bits, zeroBits(sha256)));
});
