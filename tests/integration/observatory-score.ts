import { parse } from "node-html-parser";

/** A response to an https request whose certificate is valid and whose http address redirects to https. */
export type ScannedResponse = { readonly headers: Headers; readonly html: string };

/** Without the browsers' list of https hosts: 10 for the policy, 5 for referrers, 5 for frames, 10 for resources. */
export const MAXIMUM_SCORE = 130;

type Sources = ReadonlySet<string>;

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:"];
const PASSIVE: ReadonlySet<string> = new Set(["img-src", "media-src"]);
const SIX_MONTHS_SECONDS = 15_552_000;

const hasAny = (sources: Sources, some: readonly string[]): boolean => some.some((source) => sources.has(source));

const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);

/** Directives with their sources; null when one stands twice. */
const parsePolicy = (policy: string): ReadonlyMap<string, Sources> | null => {
  const directives = policy.split(";").flatMap((text): (readonly [string, Sources])[] => {
    const [name = "", ...sources] = text.trim().toLowerCase().split(/\s+/);
    return name === "" ? [] : [[name, new Set(sources)]];
  });
  const parsed = new Map(directives);
  return parsed.size === directives.length ? parsed : null;
};

const scorePolicy = (header: string | null): number => {
  const policy = parsePolicy(header ?? "");
  if (policy === null || policy.size === 0) return -25;
  const fallback = policy.get("default-src") ?? new Set(["*"]);
  const sourcesOf = (name: string): Sources => policy.get(name) ?? fallback;
  const [script, style] = [sourcesOf("script-src"), sourcesOf("style-src")];
  const active = [...policy].flatMap(([name, sources]) => (PASSIVE.has(name) ? [] : [...sources]));
  const passive = [...PASSIVE].flatMap((name) => [...sourcesOf(name)]);
  if (hasAny(script, UNSAFE) || hasAny(sourcesOf("object-src"), BROAD)) return -20;
  if (active.some(isInsecure)) return -20;
  if (hasAny(new Set([...script, ...style]), ["'unsafe-eval'"])) return -10;
  if (passive.some(isInsecure)) return -10;
  if (hasAny(style, UNSAFE)) return 0;
  return fallback.size === 1 && fallback.has("'none'") ? 10 : 5;
};

/** The worst cookie counts. `transport`: score of the transport, which protects cookies without `Secure`. */
const scoreCookies = (cookies: readonly string[], transport: number): number => {
  const scores = cookies.map((cookie) => {
    const isSession = /^[^=]*(?:login|sess)/i.test(cookie);
    if (isSession && !/;\s*httponly\s*(?:;|$)/i.test(cookie)) return -30;
    if (!/;\s*secure\s*(?:;|$)/i.test(cookie)) return (isSession ? 2 : 1) * (transport === 0 ? -5 : -20);
    if (/;\s*samesite=(?!lax|strict|none)/i.test(cookie)) return -20;
    return /;\s*samesite=/i.test(cookie) ? 5 : 0;
  });
  return scores.length === 0 ? 0 : Math.min(...scores);
};

const scoreTransport = (header: string | null): number => {
  const maxAge = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge < SIX_MONTHS_SECONDS ? -10 : 0;
};

const scoreReferrer = (header: string | null): number => {
  if (header === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
};

const scoreFraming = (headers: Headers): number => {
  if (parsePolicy(headers.get("content-security-policy") ?? "")?.has("frame-ancestors") === true) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
};

const scoreResourcePolicy = (header: string | null): number => {
  if (header === null || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
};

/** Scripts of the site's own origin need no integrity; others do. */
const scoreScripts = (html: string): number => {
  const scripts = parse(html).querySelectorAll("script[src]");
  const external = scripts.filter((script) => /^(?:https?:)?\/\//.test(script.getAttribute("src") ?? ""));
  const unprotected = external.filter((script) => script.getAttribute("integrity") === undefined);
  if (unprotected.some((script) => !script.getAttribute("src")?.startsWith("https:"))) return -50;
  if (unprotected.length > 0) return -5;
  return scripts.some((script) => script.getAttribute("integrity") !== undefined) ? 5 : 0;
};

const scoreSharing = (headers: Headers): number =>
  headers.get("access-control-allow-credentials") === "true" && headers.has("access-control-allow-origin") ? -50 : 0;

/** Below this a page gets no credit for more than the necessary. */
const MINIMUM_FOR_CREDIT = 90;

/**
 * The score of the MDN HTTP Observatory: 100, less what is missing, more what is better than necessary. Its package
 * (`@mdn/mdn-http-observatory` 1.4.8) brings a web server, a database client and an error tracker, so that its rules stand
 * here: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export const observatoryScore = ({ headers, html }: ScannedResponse): number => {
  const transport = scoreTransport(headers.get("strict-transport-security"));
  const modifiers = [
    scorePolicy(headers.get("content-security-policy")),
    scoreCookies(headers.getSetCookie(), transport),
    transport,
    scoreReferrer(headers.get("referrer-policy")),
    scoreFraming(headers),
    scoreResourcePolicy(headers.get("cross-origin-resource-policy")),
    scoreScripts(html),
    scoreSharing(headers),
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
  ];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, uncurved >= MINIMUM_FOR_CREDIT ? 100 + sum(modifiers) : uncurved);
};
