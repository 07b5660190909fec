import { createHmac, hash, randomBytes as bytes, timingSafeEqual } from "node:crypto";
import type { Digest, RandomBytes, Signer } from "#domain/shared/index.ts";

const hmac = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();

/** The algorithm, 1 for HMAC SHA-256, and 48 bits that name the key without revealing it: nine URL-safe characters. */
export const signingKeyId = (secret: string): string => `1${hmac(secret, "key id").toString("base64url").slice(0, 8)}`;

const isSignedBy = (secret: string, body: string, signature: string): boolean => {
  const [actual, expected] = [Buffer.from(signature, "base64url"), hmac(secret, body)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/**
 * Token format: `base64url(text).keyId.base64url(HMAC SHA-256 of the first part)`. Signs with the first key and verifies with
 * each. Tokens without a key id are older; any key may have signed them.
 */
export const createSigner = (secret: string, ...previous: readonly string[]): Signer => {
  const keys = [secret, ...previous].map((key) => ({ key, id: signingKeyId(key) }));
  return {
    sign: (text) => {
      const body = Buffer.from(text, "utf8").toString("base64url");
      return `${body}.${signingKeyId(secret)}.${hmac(secret, body).toString("base64url")}`;
    },
    verify: (token) => {
      const [body = "", ...rest] = token.split(".", 4);
      const signature = rest.at(-1);
      if (signature === undefined || rest.length > 2) return null;
      const named = rest.length === 1 ? keys : keys.filter(({ id }) => id === rest[0]);
      if (!named.some(({ key }) => isSignedBy(key, body, signature))) return null;
      return Buffer.from(body, "base64url").toString("utf8");
    },
  };
};

/** Returns a keyed digest: HMAC SHA-256, `base64url`. */
export const createPseudonyms =
  (secret: string): ((text: string) => string) =>
  (text) =>
    hmac(secret, `pseudonym ${text}`).toString("base64url");

/** SHA-256 in hexadecimal. */
export const sha256Digest: Digest = (text) => hash("sha256", text, "hex");

/** SHA-256 in `base64url`. */
export const sha256ShortDigest: Digest = (text) => hash("sha256", text, "base64url");

const sha256 = (text: string): Buffer => hash("sha256", text, "buffer");

/** Constant time: it does not reveal how much of a secret is right. */
export const isSameSecret = (actual: string, expected: string): boolean =>
  timingSafeEqual(sha256(actual), sha256(expected));

export const randomBytes: RandomBytes = (count) => bytes(count);
