import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidProof, PROOF_BITS, solveProof } from "./proof-of-work.ts";

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const zeros = (text: string): number => Math.clz32(new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(0));

const solve = (challenge: string): string => solveProof(challenge, PROOF_BITS, zeros);

describe("isValidProof", () => {
  it("accepts a proof for its own challenge only", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (challenge, other) => {
        fc.pre(challenge !== other);
        const proof = solve(challenge);
        expect(isValidProof(proof, challenge, digest)).toBe(true);
        expect(isValidProof(proof, other, digest)).toBe(false);
      }),
      { numRuns: 5 },
    );
  });

  it("requires a solution for every puzzle", () => {
    const nonces = solve("a").split(".");
    expect(nonces).toHaveLength(8);
    for (let index = 0; index < nonces.length; index += 1) {
      const without = nonces.toSpliced(index, 1);
      expect(isValidProof(without.join("."), "a", digest)).toBe(false);
      expect(isValidProof(nonces.with(index, String(Number(nonces[index]) + 1)).join("."), "a", digest)).toBe(false);
    }
    expect(isValidProof([...nonces, "0"].join("."), "a", digest)).toBe(false);
  });

  it.each(["", ".", "1", "1.2.3.4.5.6.7.", "-1.2.3.4.5.6.7.8", "9999999.1.1.1.1.1.1.1", "1e3.1.1.1.1.1.1.1", "\0"])(
    "rejects %j",
    (text) => {
      expect(isValidProof(text, "a", digest)).toBe(false);
    },
  );

  it("rejects random nonces", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }), (nonces) => {
        expect(isValidProof(nonces.join("."), "a", digest)).toBe(false);
      }),
    );
  });
});
