import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const hashSource = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Hash sources of the inline scripts of a page; data blocks (JSON-LD) are not run and need none. */
export const scriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.matchAll(INLINE_SCRIPT)) {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    if (type === undefined || type === "module" || type === "text/javascript") hashes.add(hashSource(script));
  }
  return [...hashes];
};

/** Everything is forbidden but our own files and the scripts of exactly this page. */
export const contentSecurityPolicy = (hashes: readonly string[], secure: boolean): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** Headers of every answer, whatever it is. `secure`: the public address is https. */
export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Frame-Options": "DENY",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  ...(secure ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
});

/** For answers that hold no page: nothing may be loaded from them. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
