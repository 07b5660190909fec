import type { ServerResponse } from "node:http";
import { type EmbeddedHosts, OWN_HOST } from "#application/site/index.ts";
import { type SourceDirective, sourcesOf, type ThirdParty } from "#domain/consent/index.ts";
import { hostOrigin } from "#domain/shared/index.ts";
import type { Middleware } from "./compose.ts";

/** Sets the headers before any handler, so that every response has them. */
export const setHeaders = (headers: Readonly<Record<string, string>>): Middleware => {
  const entries = Object.entries(headers);
  return (_, res, next) => {
    for (const [name, value] of entries) res.setHeader(name, value);
    next();
  };
};

/** Receives violations of the policy; `policyReportRoutes`. */
const REPORT_PATH = "/api/v1/policy-reports";
const REPORT_GROUP = "policy";

const addresses = (hosts: ReadonlySet<string>): string[] =>
  [...hosts].sort().map((host) => (host === OWN_HOST ? host : hostOrigin(host)));

/** The visual editor needs its script, and inline styles for the outlines of sections. */
const editorSources = ({
  editor,
}: EmbeddedHosts): { readonly script: string[]; readonly style: string[]; readonly ancestors: string } =>
  editor === undefined
    ? { script: [], style: [], ancestors: "'none'" }
    : { script: [`https://${editor}`], style: ["'unsafe-inline'"], ancestors: `'self' https://${editor}` };

/** Text may become markup or a script URL only through the policy in `src/web/app/trusted-types.ts`. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default"];

type PolicyInput = {
  /** Hashes of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the inline styles that the page may contain; none by default. */
  readonly styleNonce?: string | undefined;
  /** True if the public URL is https. */
  readonly secure: boolean;
  readonly embedded: EmbeddedHosts;
  /** Sources that any page may load after consent. */
  readonly thirdParties: readonly ThirdParty[];
};

/** Allows only the site's own files, the inline scripts with these hashes, the hosts it embeds and the third parties. */
const contentSecurityPolicy = ({ scriptHashes, styleNonce, secure, embedded, thirdParties }: PolicyInput): string => {
  const editor = editorSources(embedded);
  const directive = (name: SourceDirective, ...sources: readonly string[]): string =>
    [name, ...new Set([...sources, ...sourcesOf(thirdParties, name)])].join(" ");
  const hasScripts = sourcesOf(thirdParties, "script-src").length > 0;
  return [
    "default-src 'none'",
    directive("script-src", "'self'", ...editor.script, ...scriptHashes),
    directive("style-src", "'self'", ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]), ...editor.style),
    directive("img-src", "'self'", "data:"),
    directive("font-src", "'self'"),
    directive("connect-src", "'self'"),
    "manifest-src 'self'",
    directive("media-src", "'self'", ...addresses(embedded.media)),
    // A page of this site that does not say so itself cannot be framed: `frame-ancestors`.
    directive("frame-src", "'self'", ...addresses(embedded.frames)),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${editor.ancestors}`,
    // Third-party scripts and the visual editor write arbitrary markup.
    ...(embedded.editor === undefined && !hasScripts ? TRUSTED_TYPES : []),
    ...(secure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ].join("; ");
};

/** Most third-party frames, media and scripts send no CORP header and would be blocked. */
const needsForeignContent = ({ embedded, thirdParties }: PolicyInput): boolean =>
  embedded.frames.size + embedded.media.size > 0 ||
  embedded.editor !== undefined ||
  thirdParties.some(({ sources }) => Object.keys(sources).some((directive) => directive !== "connect-src"));

/** Which links the browser prerenders on hover: `public/next-page.speculationrules`. */
const SPECULATION_RULES = '"/next-page.speculationrules"';

/** Additional headers of a page. */
export const pageHeaders = (policy: PolicyInput): Readonly<Record<string, string>> => ({
  "speculation-rules": SPECULATION_RULES,
  "content-security-policy": contentSecurityPolicy(policy),
  "reporting-endpoints": `${REPORT_GROUP}="${REPORT_PATH}"`,
  ...(needsForeignContent(policy) ? { "cross-origin-embedder-policy": "unsafe-none" } : {}),
});

/** Policy for all responses except pages: a browser that displays one executes and loads nothing. */
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Common headers that browsers heed on documents and workers only. */
const DOCUMENT_HEADERS = [
  "Content-Security-Policy",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Embedder-Policy",
  "X-Frame-Options",
  "Permissions-Policy",
];

/** For a response that is loaded by a page and shows nothing that could be clicked or executed when it is opened by itself. */
export const removeDocumentHeaders = (res: Pick<ServerResponse, "removeHeader">): void => {
  for (const name of DOCUMENT_HEADERS) res.removeHeader(name);
};

/**
 * Headers of every response; a page replaces the policy with its own. `secure`: the public URL is https; `preload`: the
 * domain may be added to the browsers' HSTS preload list.
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
