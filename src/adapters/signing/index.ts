import { createHash, createHmac, randomBytes as bytes, timingSafeEqual } from "node:crypto";
import type { Digest, RandomBytes, Seal } from "#domain/leads/index.ts";

/** `base64url(text).base64url(HMAC SHA-256)`. Who changes the secret makes every form that is open ask to be sent again. */
export const createSeal = (secret: string): Seal => {
  const signature = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    seal: (text) => {
      const body = Buffer.from(text, "utf8").toString("base64url");
      return `${body}.${signature(body).toString("base64url")}`;
    },
    open: (sealed) => {
      const dot = sealed.indexOf(".");
      const body = sealed.slice(0, Math.max(dot, 0));
      const given = Buffer.from(sealed.slice(dot + 1), "base64url");
      const right = signature(body);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Buffer.from(body, "base64url").toString("utf8");
    },
  };
};

/** A digest that only who knows the secret can make or compare: HMAC SHA-256, `base64url`. */
export const createPseudonyms =
  (secret: string): ((text: string) => string) =>
  (text) =>
    createHmac("sha256", secret).update(`pseudonym ${text}`).digest("base64url");

export const sha256: Digest = (text) => createHash("sha256").update(text, "utf8").digest("hex");

export const randomBytes: RandomBytes = (count) => bytes(count);
