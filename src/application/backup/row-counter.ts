import type { RowCounts, SavedTable } from "./ports.ts";

type RowCounter = { readonly counts: RowCounts; readonly add: (table: string, rows: number) => void };

/** Counts rows by table; tables without rows have 0. */
export const createRowCounter = (tables: readonly SavedTable[]): RowCounter => {
  const counts = new Map(tables.map(({ name }) => [name, 0]));
  return { counts, add: (table, rows) => void counts.set(table, (counts.get(table) ?? 0) + rows) };
};
