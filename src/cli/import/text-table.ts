/** Lays rows out in columns, two spaces between them; the columns named in `right` are set flush right. */
export const textTable = (rows: readonly (readonly string[])[], right: readonly number[] = []): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const cell = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return right.includes(column) ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
};
