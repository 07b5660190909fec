import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPseudonyms, createSeal, randomBytes, sha256 } from "./index.ts";

const seal = createSeal("a secret of at least thirty-two characters");

describe("a sealed text", () => {
  it("opens as it was, and has only signs that need no escaping in an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const sealed = seal.seal(text);
        expect(sealed).toMatch(/^[\w-]*\.[\w-]{43}$/);
        expect(seal.open(sealed)).toBe(text);
      }),
    );
  });

  it("does not open once a single sign of it was changed", () => {
    const sealed = seal.seal('["form","interest"]');
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
      expect(seal.open(changed)).toBeNull();
    }
  });

  it.each(["", ".", "a", "a.", ".a", "a.b.c", "é.é"])("is not %j", (text) => {
    expect(seal.open(text)).toBeNull();
  });

  it("does not open under another secret", () => {
    expect(createSeal("another secret of at least thirty-two").open(seal.seal("text"))).toBeNull();
  });
});

it("digests are those of SHA-256 (FIPS 180-2, example B.1)", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("a pseudonym is always the same, tells nothing without the secret, and is no seal", () => {
  const pseudonym = createPseudonyms("a secret of at least thirty-two characters");
  expect(pseudonym("203.0.113.7")).toBe(pseudonym("203.0.113.7"));
  expect(pseudonym("203.0.113.7")).not.toBe(pseudonym("203.0.113.8"));
  expect(createPseudonyms("another secret of at least thirty-two")("203.0.113.7")).not.toBe(pseudonym("203.0.113.7"));
  expect(seal.open(`${Buffer.from("203.0.113.7").toString("base64url")}.${pseudonym("203.0.113.7")}`)).toBeNull();
});

it("random bytes are as many as asked for", () => {
  expect(randomBytes(8)).toHaveLength(8);
});
