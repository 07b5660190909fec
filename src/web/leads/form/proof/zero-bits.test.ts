import { createHash } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isValidProof, proofBits, solveProof } from "#domain/spam/index.ts";
import { zeroBits } from "./zero-bits.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

it("counts the leading zero bits of a digest", () => {
  const hash = (bytes: Uint8Array): Uint8Array => bytes;
  const zeros = zeroBits(hash);
  expect(["\u007f", "\u0040", "\u0001", "\0\u0001", "\0\0\0\0"].map(zeros)).toEqual([1, 1, 7, 15, 32]);
});

it("accepts proofs that the browser's digest solves with the server's digest", () => {
  const zeros = zeroBits(sha256);
  fc.assert(
    fc.property(fc.uuid(), (challenge) => {
      const task = { challenge, bits: proofBits(5) };
      expect(isValidProof(solveProof(task, zeros), task, digest)).toBe(true);
    }),
    { numRuns: 3 },
  );
});
