import { addressKey, pathKey, splitAddress } from "./address-key.ts";
import type { RedirectProblem, RedirectProblemCode, RedirectRow, RedirectStatus } from "./row.ts";
import { readTarget, type RedirectTarget } from "./target.ts";

/** What the table says of an old address: where to, or that its row leads nowhere. */
export type RedirectAnswer =
  | ({ readonly kind: "redirect"; readonly status: RedirectStatus } & RedirectTarget)
  | { readonly kind: "broken" };

/** Every old address with its final answer: chains folded, loops and bad targets marked as broken. */
export type RedirectTable = ReadonlyMap<string, RedirectAnswer>;

export type BuiltRedirects = { readonly table: RedirectTable; readonly problems: readonly RedirectProblem[] };

const BROKEN: RedirectAnswer = { kind: "broken" };

const isTemporary = (status: RedirectStatus): boolean => status === 302 || status === 303 || status === 307;

const keyOf = (address: string): string => {
  const { pathname, search } = splitAddress(address);
  return addressKey(pathname, search);
};

const lookUp = <T>(entries: ReadonlyMap<string, T>, address: string): T | undefined => {
  const { pathname, search } = splitAddress(address);
  return entries.get(addressKey(pathname, search)) ?? (search === "" ? undefined : entries.get(pathKey(pathname)));
};

type Collected = { readonly row: RedirectRow; readonly target: RedirectTarget | null };

const problem = (row: RedirectRow, code: RedirectProblemCode, message: string): RedirectProblem => ({
  line: row.line,
  from: row.from,
  code,
  message,
});

const collect = (
  rows: Iterable<RedirectRow>,
  allowedHosts: ReadonlySet<string>,
  problems: RedirectProblem[],
): ReadonlyMap<string, Collected> => {
  const entries = new Map<string, Collected>();
  for (const row of rows) {
    const key = keyOf(row.from);
    const earlier = entries.get(key);
    if (earlier) {
      problems.push(
        problem(row, "duplicate", `line ${earlier.row.line} has the same address and is the one that counts`),
      );
      continue;
    }
    const target = readTarget(row.to, allowedHosts);
    if (!target.ok) problems.push(problem(row, target.error.code, target.error.message));
    entries.set(key, { row, target: target.ok ? target.value : null });
  }
  return entries;
};

/** A hop keeps the hash of the hop before it where it brings none of its own. */
const withHash = (location: string, earlier: string): string =>
  splitAddress(location).hash === "" ? `${location}${splitAddress(earlier).hash}` : location;

const follow = (
  start: Collected,
  entries: ReadonlyMap<string, Collected>,
): RedirectAnswer | "loop" | "leads-to-broken" => {
  if (start.target === null) return BROKEN;
  const seen = new Set([start]);
  let target = start.target;
  let { status } = start.row;
  while (!target.external) {
    const next = lookUp(entries, target.location);
    if (next === undefined) break;
    if (seen.has(next)) return "loop";
    if (next.target === null) return "leads-to-broken";
    seen.add(next);
    target = { ...next.target, location: withHash(next.target.location, target.location) };
    // One temporary hop makes the whole way temporary.
    if (isTemporary(next.row.status) && !isTemporary(status)) status = next.row.status;
  }
  return { kind: "redirect", status, ...target };
};

const FOLLOWED = {
  loop: "its chain comes back to itself",
  "leads-to-broken": "its chain ends at a row that leads nowhere",
} as const;

/**
 * Builds the table of final answers and the list of what is wrong, in order of lines. A row with a problem never
 * becomes a redirect; of duplicates the first counts. `allowedHosts` are the hosts an external target may name.
 */
export const buildRedirects = (
  rows: Iterable<RedirectRow>,
  allowedHosts: ReadonlySet<string> = new Set(),
): BuiltRedirects => {
  const problems: RedirectProblem[] = [];
  const entries = collect(rows, allowedHosts, problems);
  const table = new Map<string, RedirectAnswer>();
  for (const [key, entry] of entries) {
    const answer = follow(entry, entries);
    if (typeof answer === "string") {
      problems.push(problem(entry.row, answer, FOLLOWED[answer]));
      table.set(key, BROKEN);
    } else {
      table.set(key, answer);
    }
  }
  return { table, problems: problems.toSorted((a, b) => a.line - b.line) };
};

/** The table's answer to a request: exact with its query first, then without it; null where it says nothing. */
export const matchRedirect = (table: RedirectTable, pathname: string, search: string): RedirectAnswer | null =>
  lookUp(table, `${pathname}${search}`) ?? null;
