import { decodeEscapes, err, ok, type Result, trimTrailing } from "../shared/index.ts";

const decode = (text: string): string => {
  if (!/[%\u0080-\uffff]/.test(text)) return text;
  // Invalid escapes are compared undecoded.
  return decodeEscapes(text)?.normalize("NFC") ?? text;
};

/** Lookup key of a path: decoded, without double slashes and a trailing slash; `/` for the root. */
export const pathKey = (pathname: string): string => {
  const path = trimTrailing(decode(pathname).replace(/\/{2,}/g, "/"), "/");
  return path === "" ? "/" : path;
};

// An address cannot contain a unit separator, so no value can look like two parameters.
const SEPARATOR = "\u001f";

/** An address key as text for people. */
export const readableKey = (key: string): string => key.replaceAll(SEPARATOR, "&");

/** Lookup key of path and query: decoded, independent of the order of parameters. */
export const addressKey = (pathname: string, search: string): string => {
  if (search === "") return pathKey(pathname);
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`.normalize("NFC"));
  return pairs.length === 0 ? pathKey(pathname) : `${pathKey(pathname)}?${pairs.sort().join(SEPARATOR)}`;
};

/** Splits an address from the root without decoding it. */
export const splitAddress = (
  address: string,
): { readonly pathname: string; readonly search: string; readonly hash: string } => {
  const [beforeHash = "", ...hash] = address.split("#");
  const [pathname = "", ...search] = beforeHash.split("?");
  return {
    pathname,
    search: search.length > 0 ? `?${search.join("?")}` : "",
    hash: hash.length > 0 ? `#${hash.join("#")}` : "",
  };
};

// Google, Meta, Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Yandex, Matomo, AT Internet, mailings.
const TRACKING =
  /^(?:utm_|gad_|hsa_|mc_|mtm_|matomo_|piwik_|pk_|vero_|at_)|^(?:gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|ysclid|igshid|igsh|li_fat_id|srsltid|epik|sccid|rdt_cid|xtor|mkt_tok|s_kwcid|ef_id|_ga|_gl|_hsenc|_hsmi|_kx)$/i;

/** True for a parameter that advertising and analytics add to links. No page depends on it. */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name);

const pairsOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "");

const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? "";

const isTrackingPair = (pair: string): boolean => isTrackingParameter(nameOf(pair));

const toSearch = (pairs: readonly string[]): string => (pairs.length === 0 ? "" : `?${pairs.join("&")}`);

/** The query of a request without its tracking parameters: empty, or with `?`. */
export const withoutTracking = (search: string): string =>
  toSearch(pairsOf(search).filter((pair) => !isTrackingPair(pair)));

/** The address with the tracking parameters of a request, but for those that it has itself. */
export const withTracking = (address: string, requested: string): string => {
  const { pathname, search, hash } = splitAddress(address);
  const own = pairsOf(search);
  const names = new Set(own.map(nameOf));
  const added = pairsOf(requested).filter((pair) => isTrackingPair(pair) && !names.has(nameOf(pair)));
  return added.length === 0 ? address : `${pathname}${toSearch([...own, ...added])}${hash}`;
};

const REDIRECT_STATUSES = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

export const isTemporary = (status: number): boolean => status === 302 || status === 303 || status === 307;

/** Source location of a row. */
export type RedirectLine = {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** Name of the market's own file; undefined in the file of all markets. */
  readonly file?: string | undefined;
};

/** By file, that of all markets first, then by line. */
export const compareLines = (a: RedirectLine, b: RedirectLine): number =>
  Number((a.file ?? "") > (b.file ?? "")) - Number((a.file ?? "") < (b.file ?? "")) || a.line - b.line;

/** One line of the redirect table. `from` can have a query. */
export type RedirectRow = RedirectLine & {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  /** The target leads nowhere on purpose: it is no problem. */
  readonly isKnownBroken?: true;
};

/** The fourth cell of a row whose target leads nowhere on purpose. */
export const KNOWN_BROKEN = "broken";

/** `parseRedirectRow` reports the first two codes, `buildRedirects` the others. */
export type RedirectProblemCode =
  | "from-malformed"
  | "status-unknown"
  | "target-malformed"
  | "target-without-path"
  | "duplicate"
  | "loop"
  | "chain"
  | "chain-too-long"
  | "leads-to-broken";

export type RedirectProblem = RedirectLine & {
  readonly from: string;
  readonly code: RedirectProblemCode;
  /** English, for the operator. */
  readonly message: string;
};

const isStatus = (value: number): value is RedirectStatus => (REDIRECT_STATUSES as readonly number[]).includes(value);

/**
 * Parses the cells `from,to,status` of a CSV line, and `broken` in a fourth one; an empty status is 301. `buildRedirects` validates the target, because
 * a row with an invalid one still answers 404 for its old address.
 */
export const parseRedirectRow = (cells: readonly string[], line: number): Result<RedirectRow, RedirectProblem> => {
  const [from = "", to = "", statusText = "", note = ""] = cells.map((cell) => cell.trim());
  if (!/^\/(?!\/)[^\s\\#]*$/.test(from)) {
    return err({ line, from, code: "from-malformed", message: `"${from}" is not a path from the root` });
  }
  const status = statusText === "" ? 301 : Number(statusText);
  if (!isStatus(status)) {
    return err({
      line,
      from,
      code: "status-unknown",
      message: `"${statusText}" is none of ${REDIRECT_STATUSES.join(", ")}`,
    });
  }
  return ok({ line, from, to, status, ...(note === KNOWN_BROKEN ? { isKnownBroken: true } : {}) });
};

export type MergedRows = {
  readonly rows: readonly RedirectRow[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The rows that were added or changed; `before` null: added. */
  readonly changes: readonly { readonly before: RedirectRow | null; readonly after: RedirectRow }[];
};

const keyOf = ({ from }: RedirectRow): string => {
  const { pathname, search } = splitAddress(from);
  return addressKey(pathname, search);
};

const isSame = (a: RedirectRow, b: RedirectRow): boolean => a.to === b.to && a.status === b.status;

/**
 * Adds the imported rows to the present ones: a row with the address of a present one replaces it in its position, the
 * others follow at the end. Of two imported rows with one address the first counts.
 */
export const mergeRedirectRows = (present: readonly RedirectRow[], imported: readonly RedirectRow[]): MergedRows => {
  const rows = new Map<string, RedirectRow>();
  for (const row of present) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  const seen = new Set<string>();
  const changes: { readonly before: RedirectRow | null; readonly after: RedirectRow }[] = [];
  for (const row of imported) {
    const key = keyOf(row);
    if (seen.has(key)) continue;
    seen.add(key);
    const before = rows.get(key) ?? null;
    if (before === null || !isSame(before, row)) changes.push({ before, after: row });
    rows.set(key, row);
  }
  const added = changes.filter(({ before }) => before === null).length;
  const counts = { added, changed: changes.length - added, unchanged: seen.size - changes.length };
  return { rows: [...rows.values()], ...counts, changes };
};

/** The rows of a market: its own, and those of all markets whose address it has no row for. */
export const overrideRedirectRows = (
  shared: readonly RedirectRow[],
  own: readonly RedirectRow[],
): readonly RedirectRow[] => {
  const keys = new Set(own.map(keyOf));
  return [...own, ...shared.filter((row) => !keys.has(keyOf(row)))];
};
