import type { RequestListener } from "node:http";
import type { EmbeddedHosts } from "#application/site/index.ts";

/** Receives violations of the policy; `policyReportRoutes`. */
const REPORT_PATH = "/api/v1/policy-reports";
const REPORT_GROUP = "policy";

const addresses = (hosts: ReadonlySet<string>): string[] => [...hosts].sort().map((host) => `https://${host}`);

/** The visual editor needs its script, and inline styles for the outlines of sections. */
const editorSources = ({
  editor,
}: EmbeddedHosts): { readonly script: string[]; readonly style: string[]; readonly ancestors: string } =>
  editor === undefined
    ? { script: [], style: [], ancestors: "'none'" }
    : { script: [`https://${editor}`], style: ["'unsafe-inline'"], ancestors: `'self' https://${editor}` };

/** Text becomes markup or the address of a script only by the policy of `src/web/trusted-types.ts`. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default"];

/** Allows only the site's own files, the inline scripts with these hashes and the hosts it embeds. */
export const contentSecurityPolicy = (hashes: readonly string[], secure: boolean, embedded: EmbeddedHosts): string => {
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
    // The script of the visual editor writes markup as it likes.
    ...(embedded.editor === undefined ? TRUSTED_TYPES : []),
    ...(secure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join("; ");
};

/** Headers of a page, beside the common ones. */
export const pageHeaders = (
  scriptHashes: readonly string[],
  secure: boolean,
  embedded: EmbeddedHosts,
): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy(scriptHashes, secure, embedded),
  "reporting-endpoints": `${REPORT_GROUP}="${REPORT_PATH}"`,
  // Most third-party frames and media send no CORP header and would stay blank.
  ...(embedded.frames.size + embedded.media.size > 0 || embedded.editor !== undefined
    ? { "cross-origin-embedder-policy": "unsafe-none" }
    : {}),
});

/** Of a page while the site is developed: hot reload writes styles and scripts into it. */
export const DEVELOPMENT_HEADERS = {
  "content-security-policy": "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'",
};

/** Of every response that is not a page: a browser that displays it runs and loads nothing. */
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every response; a page replaces the policy by its own. `secure`: the public address is https; `preload`: the domain may enter the browsers' list of
 * https hosts.
 */
export const commonHeaders = (secure: boolean, preload = false): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": EMPTY_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Frame-Options": "DENY",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  ...(secure
    ? { "Strict-Transport-Security": `max-age=63072000; includeSubDomains${preload ? "; preload" : ""}` }
    : {}),
});

/** Sets the headers before anything answers, so that no answer is without them. */
export const withHeaders =
  (listener: RequestListener, headers: Readonly<Record<string, string>>): RequestListener =>
  (req, res) => {
    for (const name in headers) res.setHeader(name, headers[name] ?? "");
    listener(req, res);
  };
