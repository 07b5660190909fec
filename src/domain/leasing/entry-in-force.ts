/** The last entry that starts on or before a date (`YYYY-MM-DD`); null before the first. `entries` must be sorted. */
export const entryInForce = <T extends { readonly from: string }>(entries: readonly T[], date: string): T | null =>
  entries.findLast((entry) => entry.from <= date) ?? null;
