import { createHash } from "node:crypto";

/** A strong entity tag, computed from the body. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
