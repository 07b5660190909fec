/** Valid from the first day to the last (`YYYY-MM-DD`), both included; without a last day until the next entry. */
export type DatedEntry = { readonly from: string; readonly until?: string | null | undefined };

const lastBegun = <T extends DatedEntry>(entries: readonly T[], date: string): T | null =>
  entries.findLast(({ from }) => from <= date) ?? null;

const hasEnded = ({ until }: DatedEntry, date: string): boolean =>
  until !== null && until !== undefined && until < date;

/** The entry that is valid on a date (`YYYY-MM-DD`); null before the first and after one that ended. `entries` must be sorted. */
export const entryInForce = <T extends DatedEntry>(entries: readonly T[], date: string): T | null => {
  const entry = lastBegun(entries, date);
  return entry === null || hasEnded(entry, date) ? null : entry;
};

/** The last entry that ended before a date, where none has followed it; `until` is its last day. `entries` must be sorted. */
export const endedEntry = <T extends DatedEntry>(
  entries: readonly T[],
  date: string,
): (T & { readonly until: string }) | null => {
  const entry = lastBegun(entries, date);
  return entry !== null && hasEnded(entry, date) ? (entry as T & { readonly until: string }) : null;
};
