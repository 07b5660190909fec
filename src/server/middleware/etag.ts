import { createHash } from "node:crypto";

/** A strong entity tag: another body is another tag. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
