const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

/** True if a host, with or without a URL around it, is this machine: requests to it do not cross a network. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOSTS.has(host.replaceAll(/[[\]]/g, ""));

/** Address of a host, which may have a port: http on this machine, else https. */
export const hostOrigin = (host: string): string =>
  `${isLoopbackHost(host.replace(/:\d+$/, "")) ? "http" : "https"}://${host}`;

/**
 * The URL of a path on the site. Path and query are set, never resolved: in `//name/page`, `name` is not a host.
 * `base`: any URL of the site.
 */
export const siteUrl = (base: string, address: string): URL => {
  const url = new URL(base);
  const [path = ""] = address.split(/[?#]/, 1);
  const [search = ""] = address.slice(path.length).split("#", 1);
  url.pathname = path;
  url.search = search;
  url.hash = "";
  return url;
};

/**
 * A browser takes a cookie with this prefix only from this host itself and over https, so that no other host of the domain
 * can replace it (RFC 6265bis, section 4.1.3.2).
 */
const HOST_PREFIX = "__Host-";

export const YEAR_SECONDS = 365 * 24 * 3600;

/** Text of a cookie of this host. `secure`: the site uses https. `maxAgeSeconds` 0 deletes it. */
export const writeHostCookie = (name: string, value: string, secure: boolean, maxAgeSeconds = YEAR_SECONDS): string =>
  [
    `${secure ? HOST_PREFIX : ""}${name}=${value}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");

const readCookie = (cookies: string, name: string): string | null => {
  for (const pair of cookies.split(";")) {
    const equals = pair.indexOf("=");
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
};

/**
 * The value of a cookie (RFC 6265, section 4.2.1); null without one. One without the prefix, written over http or before it
 * existed, is read where there is no other. `cookies`: a `Cookie` header or `document.cookie`.
 */
export const readHostCookie = (cookies: string, name: string): string | null =>
  readCookie(cookies, HOST_PREFIX + name) ?? readCookie(cookies, name);

const NAME = "langue";

/** The language of every page. */
const LANGUAGE = "fr";

/**
 * The cookie `langue=fr`, on https `__Host-langue=fr`, for a year, that a browser lacks, for other applications on the
 * same host; null if it has it. `cookies`: a `Cookie` header or `document.cookie`. `secure`: the site uses https.
 */
export const missingLanguageCookie = (cookies: string, secure: boolean): string | null =>
  readHostCookie(cookies, NAME) === LANGUAGE ? null : writeHostCookie(NAME, LANGUAGE, secure);
