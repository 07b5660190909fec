import { addressKey, splitAddress } from "./address-key.ts";
import type { RedirectRow } from "./row.ts";

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
