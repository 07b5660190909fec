/** A cell: a string in CSV, any JSON value in JSON. Undefined if the row lacks the cell. */
export type Cell = string | number | boolean | null | undefined | readonly unknown[];

/** A row of a feed. Cells are in the order of the header. */
export type FeedRow = {
  /** First line of the row in the file, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The row's source text; equal texts are equal rows. Without it rows are compared by their cells. */
  readonly text?: string;
  /** Set if the row could not be parsed. */
  readonly broken?: { readonly reason: string; readonly value: string };
  /** Set on the last row if it has no line end. */
  readonly unterminated?: true;
};

/** An error of the feed as a whole. */
export type FeedFault = {
  readonly code:
    | "unreadable"
    | "too-large"
    | "not-this-profile"
    | "truncated"
    | "damaged"
    | "wrong-encoding"
    | "empty"
    | "unreadable-prices";
  readonly reason: string;
};

/** Parts in order: the header, rows, and last the end or a fault. `bytes` counts from the start of the feed. */
export type FeedPart =
  | { readonly type: "header"; readonly columns: readonly string[]; readonly notes: readonly string[] }
  | { readonly type: "rows"; readonly rows: readonly FeedRow[]; readonly bytes: number }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "end"; readonly open_end: boolean }
  | { readonly type: "fault"; readonly fault: FeedFault };

export type IssueCode =
  | "broken-row"
  | "no-make"
  | "no-key"
  | "double-key"
  | "not-a-vehicle"
  | "impossible-value"
  | "unlikely-value"
  | "no-reduction"
  | "not-a-number"
  | "ambiguous-number"
  | "wrong-unit"
  | "not-a-date"
  | "not-yes-or-no"
  | "not-an-address"
  | "unplayable-film"
  | "unknown-key"
  | "unknown-location"
  | "too-long"
  | "too-many-items"
  | "garbled-text"
  | "not-a-vin"
  | "unchecked-vin"
  | "unproved-plug-in";

/** `refused` skips the row, `warning` drops the value only, and `doubt` keeps it. */
export type IssueSeverity = "refused" | "warning" | "doubt";

const BY_SEVERITY: readonly IssueSeverity[] = ["refused", "warning", "doubt"];

/** Sorts the most severe first. */
export const compareSeverity = (
  a: { readonly severity: IssueSeverity },
  b: { readonly severity: IssueSeverity },
): number => BY_SEVERITY.indexOf(a.severity) - BY_SEVERITY.indexOf(b.severity);

/** An issue with a row. */
export type RowIssue = {
  readonly severity: IssueSeverity;
  readonly code: IssueCode;
  readonly line: number;
  readonly column: string | null;
  /** The feed's value, cut at 120 characters. */
  readonly value: string;
  readonly reason: string;
};
