import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidProof, proofBits, solveProof } from "./proof-of-work.ts";

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const zeros = (text: string): number => Math.clz32(new DataView(sha256(utf8ToBytes(text)).buffer).getUint32(0));

const bits = proofBits(5);

const solve = (challenge: string): string => solveProof({ challenge, bits }, zeros);

const isValid = (proof: string, challenge: string): boolean => isValidProof(proof, { challenge, bits }, digest);

describe("isValidProof", () => {
  it("accepts a proof for its own challenge only", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (challenge, other) => {
        fc.pre(challenge !== other);
        const proof = solve(challenge);
        expect(isValid(proof, challenge)).toBe(true);
        expect(isValid(proof, other)).toBe(false);
      }),
      { numRuns: 5 },
    );
  });

  it("requires a solution for every puzzle", () => {
    const nonces = solve("a").split(".");
    expect(nonces).toHaveLength(8);
    for (let index = 0; index < nonces.length; index += 1) {
      const without = nonces.toSpliced(index, 1);
      expect(isValid(without.join("."), "a")).toBe(false);
      expect(isValid(nonces.with(index, String(Number(nonces[index]) + 1)).join("."), "a")).toBe(false);
    }
    expect(isValid([...nonces, "0"].join("."), "a")).toBe(false);
  });

  it.each(["", ".", "1", "1.2.3.4.5.6.7.", "-1.2.3.4.5.6.7.8", "9999999.1.1.1.1.1.1.1", "1e3.1.1.1.1.1.1.1", "\0"])(
    "rejects %j",
    (text) => {
      expect(isValid(text, "a")).toBe(false);
    },
  );

  it("rejects random nonces", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }), (nonces) => {
        expect(isValid(nonces.join("."), "a")).toBe(false);
      }),
    );
  });

  it("asks for no work where a form may be sent at once, but for a proof", () => {
    const task = { challenge: "a", bits: proofBits(0) };
    const proof = solveProof(task, zeros);
    expect(proof).toBe("0.0.0.0.0.0.0.0");
    expect(isValidProof(proof, task, digest)).toBe(true);
    expect(isValidProof("", task, digest)).toBe(false);
    expect(isValid(proof, "a")).toBe(false);
  });
});
