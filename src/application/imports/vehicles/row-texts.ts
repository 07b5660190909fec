import type { FeedRow, RowIssue } from "#domain/imports/index.ts";

/** The refusal of a row whose key an earlier one has. */
export const toRepetition = ({ line }: FeedRow, key: string, earlierLine: number): RowIssue => ({
  severity: "refused",
  code: "double-key",
  line,
  column: null,
  value: key,
  reason: `the key stands already on line ${earlierLine}`,
});

/** Identifies a row without a key, and shows whether a row has changed. */
export const toRowText = (row: FeedRow): string => row.text ?? JSON.stringify(row.cells);
