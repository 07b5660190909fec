import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPseudonyms, createSigner, randomBytes, sha256Digest, signingKeyId } from "./index.ts";

const SECRET = "a secret of at least thirty-two characters";
const signer = createSigner(SECRET);

describe("createSigner", () => {
  it("verifies its own tokens, which are URL-safe", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const token = signer.sign(text);
        expect(token).toMatch(/^[\w-]*\.1[\w-]{8}\.[\w-]{43}$/);
        expect(signer.verify(token)).toBe(text);
      }),
    );
  });

  it("rejects a token with a changed character", () => {
    const token = signer.sign('["form","interest"]');
    for (let index = 0; index < token.length - 1; index += 1) {
      const changed = token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
      expect(signer.verify(changed)).toBeNull();
    }
  });

  it.each(["", ".", "..", "a", "a.", ".a", "a.b.c", "a.b.c.d", "é.é"])("rejects %j", (text) => {
    expect(signer.verify(text)).toBeNull();
  });

  it("rejects a token signed with another secret", () => {
    expect(createSigner("another secret of at least thirty-two").verify(signer.sign("text"))).toBeNull();
  });

  it("signs with the newest key and accepts the tokens of older ones", () => {
    const newest = "another secret of at least thirty-two";
    const rotated = createSigner(newest, SECRET);
    const old = signer.sign("text");
    expect(rotated.verify(old)).toBe("text");
    expect(createSigner(newest).verify(rotated.sign("text"))).toBe("text");
    expect(signer.verify(rotated.sign("text"))).toBeNull();
    const [body, , signature] = old.split(".");
    expect(rotated.verify(`${body}.${signingKeyId(newest)}.${signature}`)).toBeNull();
  });

  it("accepts tokens from before keys had a name", () => {
    const [body, , signature] = signer.sign("text").split(".");
    const older = `${body}.${signature}`;
    expect(signer.verify(older)).toBe("text");
    expect(createSigner("another secret of at least thirty-two", SECRET).verify(older)).toBe("text");
    expect(createSigner("another secret of at least thirty-two").verify(older)).toBeNull();
  });
});

it("sha256Digest matches FIPS 180-2, example B.1", () => {
  expect(sha256Digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("a pseudonym is deterministic, depends on the secret and is not a valid token", () => {
  const pseudonym = createPseudonyms("a secret of at least thirty-two characters");
  expect(pseudonym("203.0.113.7")).toBe(pseudonym("203.0.113.7"));
  expect(pseudonym("203.0.113.7")).not.toBe(pseudonym("203.0.113.8"));
  expect(createPseudonyms("another secret of at least thirty-two")("203.0.113.7")).not.toBe(pseudonym("203.0.113.7"));
  expect(signer.verify(`${Buffer.from("203.0.113.7").toString("base64url")}.${pseudonym("203.0.113.7")}`)).toBeNull();
});

it("randomBytes returns the requested number of bytes", () => {
  expect(randomBytes(8)).toHaveLength(8);
});
