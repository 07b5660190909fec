/** What one cell holds: text in CSV; JSON has numbers, truth values and lists too. Undefined: the row has no such cell. */
export type Cell = string | number | boolean | null | undefined | readonly unknown[];

/** A row of a feed as a reader hands it over; cells stand in the order of the header. */
export type FeedRow = {
  /** Line of the file the row begins on, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The row as the feed writes it: equal texts are equal rows. Where a reader has none, the cells stand for it. */
  readonly text?: string;
  /** Set where the row itself could not be read. */
  readonly broken?: { readonly reason: string; readonly value: string };
  /** Set on the last row where the feed ends without ending its line. */
  readonly unterminated?: true;
};

/** A whole feed that cannot be trusted, or not be read at all. */
export type FeedFault = {
  readonly code: "unreadable" | "too-large" | "not-this-profile" | "truncated" | "damaged" | "wrong-encoding" | "empty";
  readonly reason: string;
};

/** What a reader yields: first the header, then rows, and last the end or a fault. */
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
  | "not-a-number"
  | "wrong-unit"
  | "not-a-date"
  | "not-yes-or-no"
  | "not-an-address"
  | "unknown-key"
  | "unknown-location"
  | "too-long";

/** Something wrong with a row: the row was refused, or only the value was dropped (`warning`). */
export type RowIssue = {
  readonly severity: "refused" | "warning";
  readonly code: IssueCode;
  readonly line: number;
  readonly column: string | null;
  /** As the feed writes it, cut at 120 characters. */
  readonly value: string;
  readonly reason: string;
};
