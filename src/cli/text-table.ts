/** Lays rows out in columns separated by two spaces; columns in `right` are right-aligned. */
export const textTable = (rows: readonly (readonly string[])[], right: readonly number[] = []): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const cell = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return right.includes(column) ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
};
