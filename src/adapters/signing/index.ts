import { createHash, createHmac, randomBytes as bytes, timingSafeEqual } from "node:crypto";
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

export const sha256Digest: Digest = (text) => createHash("sha256").update(text, "utf8").digest("hex");

export const randomBytes: RandomBytes = (count) => bytes(count);
