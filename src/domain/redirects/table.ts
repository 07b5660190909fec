import {
  addressKey,
  compareLines,
  isTemporary,
  pathKey,
  type RedirectLine,
  type RedirectProblem,
  type RedirectProblemCode,
  type RedirectRow,
  type RedirectStatus,
  splitAddress,
  withoutTracking,
  withTracking,
} from "./row.ts";
import { err, ok, type Result } from "../shared/index.ts";

type RedirectTarget = { readonly location: string; readonly external: boolean };

type TargetError = { readonly code: RedirectProblemCode; readonly message: string };

const targetError = (code: RedirectProblemCode, message: string): Result<never, TargetError> => err({ code, message });

const hasCredentials = ({ username, password }: URL): boolean => username !== "" || password !== "";

const readAbsoluteTarget = (to: string, ownHost: string): Result<RedirectTarget, TargetError> => {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null || /[\s\\]/.test(to) || hasCredentials(url)) {
    return targetError("target-malformed", `"${to}" is not an address`);
  }
  const { host, pathname, search, hash, href } = url;
  if (host !== ownHost) return ok({ location: href, external: true });
  return ok({ location: `${pathname.replace(/^\/+/, "/")}${search}${hash}`, external: false });
};

/** Browsers take other characters of a header for Latin-1. */
const encodeNonAscii = (path: string): string => path.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent);

/**
 * Parses the target of a row: a path from the root, or an http(s) address; one of `ownHost` is a path too. Characters
 * outside ASCII are percent-encoded as UTF-8. Anything else (no leading slash, `#x`, `?x`, `//host`, another scheme, free
 * text) is an error.
 */
const readTarget = (to: string, ownHost: string): Result<RedirectTarget, TargetError> => {
  if (to === "" || /^[?#]/.test(to)) return targetError("target-without-path", `"${to}" has no path`);
  if (/^https?:\/\//i.test(to)) return readAbsoluteTarget(to, ownHost);
  // A browser reads a backslash as a slash: "/\host" would leave the site.
  if (!/^\/(?!\/)[^\s\\]*$/.test(to)) return targetError("target-malformed", `"${to}" is not a path from the root`);
  return ok({ location: encodeNonAscii(to), external: false });
};

/** `broken`: the row has no usable target. */
export type RedirectResult =
  | ({ readonly kind: "redirect"; readonly status: RedirectStatus } & RedirectTarget)
  | { readonly kind: "broken" };

/** Final results by address key: chains are resolved, loops and invalid targets are broken. */
export type RedirectTable = ReadonlyMap<string, RedirectResult>;

export type RedirectBuild = {
  readonly table: RedirectTable;
  readonly problems: readonly RedirectProblem[];
  /** Rows that lead to another row; the table leads to its target at once. */
  readonly chains: readonly RedirectProblem[];
  /** Source location of each row of the table, by address key. */
  readonly lines: ReadonlyMap<string, RedirectLine>;
};

const BROKEN: RedirectResult = { kind: "broken" };

const keyOf = (address: string): string => {
  const { pathname, search } = splitAddress(address);
  return addressKey(pathname, search);
};

/** `tracking`: the query whose tracking parameters the row does not name, so that they travel on to its target. */
type Match<T> = { readonly entry: T; readonly tracking: string };

/** Looks up the address with its query, then with what is not for tracking, then without a query. */
const findEntry = <T>(entries: ReadonlyMap<string, T>, address: string): Match<T> | null => {
  const { pathname, search } = splitAddress(address);
  const exact = entries.get(addressKey(pathname, search));
  if (exact !== undefined) return { entry: exact, tracking: "" };
  if (search === "") return null;
  const rest = withoutTracking(search);
  const entry =
    (rest === search ? undefined : entries.get(addressKey(pathname, rest))) ?? entries.get(pathKey(pathname));
  return entry === undefined ? null : { entry, tracking: search };
};

type RedirectEntry = { readonly row: RedirectRow; readonly target: RedirectTarget | null };

const lineOf = ({ line, file }: RedirectLine): RedirectLine => (file === undefined ? { line } : { line, file });

const createProblem = (row: RedirectRow, code: RedirectProblemCode, message: string): RedirectProblem => ({
  ...lineOf(row),
  from: row.from,
  code,
  message,
});

const lineName = ({ line, file }: RedirectLine): string =>
  file === undefined ? `line ${line}` : `line ${line} of ${file}`;

const collectEntries = (
  rows: Iterable<RedirectRow>,
  ownHost: string,
  problems: RedirectProblem[],
): ReadonlyMap<string, RedirectEntry> => {
  const entries = new Map<string, RedirectEntry>();
  for (const row of rows) {
    const key = keyOf(row.from);
    const earlier = entries.get(key);
    if (earlier) {
      problems.push(
        createProblem(row, "duplicate", `${lineName(earlier.row)} has the same address and is the one that counts`),
      );
      continue;
    }
    const target = readTarget(row.to, ownHost);
    if (!target.ok && row.isKnownBroken !== true) {
      problems.push(createProblem(row, target.error.code, target.error.message));
    }
    entries.set(key, { row, target: target.ok ? target.value : null });
  }
  return entries;
};

/** A hop without a hash inherits the hash of the previous one. */
const withHash = (location: string, earlier: string): string =>
  splitAddress(location).hash === "" ? `${location}${splitAddress(earlier).hash}` : location;

/** Rows that one chain may have; following each row of a longer one would take too long. */
const MAX_HOPS = 50;

type ChainProblem = "loop" | "leads-to-broken" | "chain-too-long";

type Chain = { readonly result: RedirectResult | ChainProblem; readonly next: RedirectEntry | null };

const followChain = (start: RedirectEntry, entries: ReadonlyMap<string, RedirectEntry>): Chain => {
  if (start.target === null) return { result: BROKEN, next: null };
  let first: RedirectEntry | null = null;
  const seen = new Set([start]);
  let target = start.target;
  let { status } = start.row;
  while (!target.external) {
    const match = findEntry(entries, target.location);
    if (match === null) break;
    const next = match.entry;
    if (seen.has(next)) return { result: "loop", next };
    if (next.target === null) return { result: "leads-to-broken", next };
    if (seen.size > MAX_HOPS) return { result: "chain-too-long", next };
    seen.add(next);
    first ??= next;
    const location = withTracking(next.target.location, match.tracking);
    target = { ...next.target, location: withHash(location, target.location) };
    // One temporary hop makes the entire chain temporary.
    if (isTemporary(next.row.status) && !isTemporary(status)) status = next.row.status;
  }
  return { result: { kind: "redirect", status, ...target }, next: first };
};

const CHAIN_PROBLEMS = {
  loop: "its chain comes back to itself",
  "leads-to-broken": "its chain ends at a row that leads nowhere",
  "chain-too-long": `its chain has more than ${MAX_HOPS} rows`,
} as const;

/**
 * Builds the table of final results and the problems in order of lines. A row with a problem never becomes a redirect; of
 * duplicates the first wins. `ownHost`: host of the site, empty if it is not known; a target on it is a path of the site.
 */
export const buildRedirects = (rows: Iterable<RedirectRow>, ownHost = ""): RedirectBuild => {
  const problems: RedirectProblem[] = [];
  const entries = collectEntries(rows, ownHost, problems);
  const chains: RedirectProblem[] = [];
  const table = new Map<string, RedirectResult>();
  const lines = new Map<string, RedirectLine>();
  for (const [key, entry] of entries) {
    lines.set(key, lineOf(entry.row));
    const { result, next } = followChain(entry, entries);
    if (next !== null && typeof result === "object" && result.kind === "redirect") {
      chains.push(
        createProblem(entry.row, "chain", `leads to ${lineName(next.row)}: name its target ${result.location}`),
      );
    }
    if (typeof result === "string") {
      problems.push(createProblem(entry.row, result, CHAIN_PROBLEMS[result]));
      table.set(key, BROKEN);
    } else {
      table.set(key, result);
    }
  }
  return { table, problems: problems.toSorted(compareLines), chains, lines };
};

/** The result for an address. Its tracking parameters travel on to the target of a row that does not name them. */
export const matchRedirect = (table: RedirectTable, pathname: string, search: string): RedirectResult | null => {
  const match = findEntry(table, `${pathname}${search}`);
  if (match === null) return null;
  const { entry, tracking } = match;
  return entry.kind === "broken" ? entry : { ...entry, location: withTracking(entry.location, tracking) };
};
