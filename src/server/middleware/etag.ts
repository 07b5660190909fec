import { hash } from "node:crypto";

/** A strong entity tag, computed from the body. */
export const etagOf = (body: Uint8Array): string => `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
