import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** Headers that scripts of other sites may read. */
const EXPOSED = ["ETag", "Link", "Location", "Retry-After", "WWW-Authenticate", "X-Request-Id"];

/** The JSON API is open to every origin: it reads no cookie, and a token is sent by the program that has it. */
export const openToOrigins = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PATCH"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-None-Match"],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
});

/** Weak: the encoding of the bytes does not change what they say. */
export const answerUnchanged = etag({
  weak: true,
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers", "link"],
});
