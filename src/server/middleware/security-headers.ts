import { createHash } from "node:crypto";
import type { Embedded } from "../../web/services.ts";

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

const addresses = (hosts: ReadonlySet<string>): string[] => [...hosts].sort().map((host) => `https://${host}`);

/** What the visual editor needs of a page in its frame: its script, and the styles with which that marks sections. */
const editorSources = ({
  editor,
}: Embedded): { readonly script: string[]; readonly style: string[]; readonly ancestors: string } =>
  editor === undefined
    ? { script: [], style: [], ancestors: "'none'" }
    : { script: [`https://${editor}`], style: ["'unsafe-inline'"], ancestors: `'self' https://${editor}` };

/** Everything is forbidden but our own files, the scripts of exactly this page and what it embeds. */
export const contentSecurityPolicy = (hashes: readonly string[], secure: boolean, embedded: Embedded): string => {
  const editor = editorSources(embedded);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...editor.script, ...hashes].join(" "),
    ["style-src 'self'", ...editor.style].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["media-src 'self'", ...addresses(embedded.media)].join(" "),
    ...(embedded.frames.size > 0 ? [["frame-src", ...addresses(embedded.frames)].join(" ")] : []),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${editor.ancestors}`,
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
};

/** Headers that a page has of its own, beside those of every answer. */
export const pageHeaders = (html: string, secure: boolean, embedded: Embedded): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy(scriptHashes(html), secure, embedded),
  // What others serve seldom says that it may be embedded so strictly: it would stay blank.
  ...(embedded.frames.size + embedded.media.size > 0 || embedded.editor !== undefined
    ? { "cross-origin-embedder-policy": "unsafe-none" }
    : {}),
});

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
