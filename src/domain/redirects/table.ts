import { addressKey, pathKey, splitAddress } from "./address-key.ts";
import {
  isTemporary,
  type RedirectProblem,
  type RedirectProblemCode,
  type RedirectRow,
  type RedirectStatus,
} from "./row.ts";
import { readTarget, type RedirectTarget } from "./target.ts";

/** `broken`: the row has no usable target. */
export type RedirectResult =
  | ({ readonly kind: "redirect"; readonly status: RedirectStatus } & RedirectTarget)
  | { readonly kind: "broken" };

/** Final results by address key: chains are resolved, loops and invalid targets are broken. */
export type RedirectTable = ReadonlyMap<string, RedirectResult>;

export type RedirectBuild = {
  readonly table: RedirectTable;
  readonly problems: readonly RedirectProblem[];
  /** Line of each row of the table, by address key. */
  readonly lines: ReadonlyMap<string, number>;
};

const BROKEN: RedirectResult = { kind: "broken" };

const keyOf = (address: string): string => {
  const { pathname, search } = splitAddress(address);
  return addressKey(pathname, search);
};

const findEntry = <T>(entries: ReadonlyMap<string, T>, address: string): T | undefined => {
  const { pathname, search } = splitAddress(address);
  return entries.get(addressKey(pathname, search)) ?? (search === "" ? undefined : entries.get(pathKey(pathname)));
};

type RedirectEntry = { readonly row: RedirectRow; readonly target: RedirectTarget | null };

const createProblem = (row: RedirectRow, code: RedirectProblemCode, message: string): RedirectProblem => ({
  line: row.line,
  from: row.from,
  code,
  message,
});

const collectEntries = (
  rows: Iterable<RedirectRow>,
  allowedHosts: ReadonlySet<string>,
  problems: RedirectProblem[],
): ReadonlyMap<string, RedirectEntry> => {
  const entries = new Map<string, RedirectEntry>();
  for (const row of rows) {
    const key = keyOf(row.from);
    const earlier = entries.get(key);
    if (earlier) {
      problems.push(
        createProblem(row, "duplicate", `line ${earlier.row.line} has the same address and is the one that counts`),
      );
      continue;
    }
    const target = readTarget(row.to, allowedHosts);
    if (!target.ok) problems.push(createProblem(row, target.error.code, target.error.message));
    entries.set(key, { row, target: target.ok ? target.value : null });
  }
  return entries;
};

/** A hop without a hash inherits the hash of the previous one. */
const withHash = (location: string, earlier: string): string =>
  splitAddress(location).hash === "" ? `${location}${splitAddress(earlier).hash}` : location;

const followChain = (
  start: RedirectEntry,
  entries: ReadonlyMap<string, RedirectEntry>,
): RedirectResult | "loop" | "leads-to-broken" => {
  if (start.target === null) return BROKEN;
  const seen = new Set([start]);
  let target = start.target;
  let { status } = start.row;
  while (!target.external) {
    const next = findEntry(entries, target.location);
    if (next === undefined) break;
    if (seen.has(next)) return "loop";
    if (next.target === null) return "leads-to-broken";
    seen.add(next);
    target = { ...next.target, location: withHash(next.target.location, target.location) };
    // One temporary hop makes the entire chain temporary.
    if (isTemporary(next.row.status) && !isTemporary(status)) status = next.row.status;
  }
  return { kind: "redirect", status, ...target };
};

const CHAIN_PROBLEMS = {
  loop: "its chain comes back to itself",
  "leads-to-broken": "its chain ends at a row that leads nowhere",
} as const;

/**
 * Builds the table of final results and the problems in order of lines. A row with a problem never becomes a redirect; of
 * duplicates the first wins. `allowedHosts`: hosts that external targets may use.
 */
export const buildRedirects = (
  rows: Iterable<RedirectRow>,
  allowedHosts: ReadonlySet<string> = new Set(),
): RedirectBuild => {
  const problems: RedirectProblem[] = [];
  const entries = collectEntries(rows, allowedHosts, problems);
  const table = new Map<string, RedirectResult>();
  for (const [key, entry] of entries) {
    const result = followChain(entry, entries);
    if (typeof result === "string") {
      problems.push(createProblem(entry.row, result, CHAIN_PROBLEMS[result]));
      table.set(key, BROKEN);
    } else {
      table.set(key, result);
    }
  }
  const lines = new Map([...entries].map(([key, { row }]) => [key, row.line]));
  return { table, problems: problems.toSorted((a, b) => a.line - b.line), lines };
};

/** Looks up the address with its query first, then without it. */
export const matchRedirect = (table: RedirectTable, pathname: string, search: string): RedirectResult | null =>
  findEntry(table, `${pathname}${search}`) ?? null;
