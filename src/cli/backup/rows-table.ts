import type { RowCounts } from "#application/backup/ports.ts";
import { textTable } from "../text-table.ts";

/** One line for each table with rows. */
export const rowsTable = (counts: RowCounts): string => {
  const rows = [...counts].filter(([, count]) => count > 0).map(([table, count]) => [`  ${table}`, String(count)]);
  return rows.length === 0 ? "" : `${textTable(rows, [1])}\n`;
};
