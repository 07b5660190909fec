import { createHmac, hash, randomBytes as bytes, timingSafeEqual } from "node:crypto";
import type { Digest, RandomBytes, Signer } from "#domain/shared/index.ts";

/** Token format: `base64url(text).base64url(HMAC SHA-256)`. Changing the secret invalidates the tokens of all open forms. */
export const createSigner = (secret: string): Signer => {
  const signature = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    sign: (text) => {
      const body = Buffer.from(text, "utf8").toString("base64url");
      return `${body}.${signature(body).toString("base64url")}`;
    },
    verify: (token) => {
      const separatorIndex = token.indexOf(".");
      const body = token.slice(0, Math.max(separatorIndex, 0));
      const actual = Buffer.from(token.slice(separatorIndex + 1), "base64url");
      const expected = signature(body);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return Buffer.from(body, "base64url").toString("utf8");
    },
  };
};

/** Returns a keyed digest: HMAC SHA-256, `base64url`. */
export const createPseudonyms =
  (secret: string): ((text: string) => string) =>
  (text) =>
    createHmac("sha256", secret).update(`pseudonym ${text}`).digest("base64url");

/** SHA-256 in hexadecimal. */
export const sha256Digest: Digest = (text) => hash("sha256", text, "hex");

/** SHA-256 in `base64url`. */
export const sha256ShortDigest: Digest = (text) => hash("sha256", text, "base64url");

const sha256 = (text: string): Buffer => hash("sha256", text, "buffer");

/** Constant time: it does not reveal how much of a secret is right. */
export const isSameSecret = (actual: string, expected: string): boolean =>
  timingSafeEqual(sha256(actual), sha256(expected));

export const randomBytes: RandomBytes = (count) => bytes(count);
