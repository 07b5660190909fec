// Web worker of `useProof`: solves the proof of work without blocking the page.
import { sha256 } from "@noble/hashes/sha2.js";
import { type ProofTask, solveProof } from "#domain/spam/proof-of-work.ts";
import { zeroBits } from "./zero-bits.ts";

self.addEventListener("message", ({ data }: MessageEvent<ProofTask>) => {
  self.postMessage(solveProof(data, zeroBits(sha256)));
});
