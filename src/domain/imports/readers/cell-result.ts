import type { ColumnNotation } from "../numbers/column-notation.ts";
import type { InspectionMark, Medium } from "../../vehicles/index.ts";
import type { Cell, IssueCode, IssueSeverity } from "../feed-row.ts";

export type CellValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Medium[]
  | readonly InspectionMark[]
  | null;

/** An issue with a value. */
export type CellIssue = {
  readonly severity: IssueSeverity;
  readonly code: IssueCode;
  readonly value: string;
  readonly reason: string;
};

/** The result of reading a cell. A null value means the feed gives none. */
export type CellResult = { readonly value: CellValue; readonly issues: readonly CellIssue[] };

const NO_ISSUES: readonly CellIssue[] = [];

export const NO_VALUE: CellResult = { value: null, issues: NO_ISSUES };

export const acceptValue = (value: CellValue): CellResult => ({ value, issues: NO_ISSUES });

/** Copies a slice so that a long-lived string does not keep the whole source text in memory. */
export const copyString = (text: string): string => ` ${text}`.slice(1);

/** Formats a value for a report: one line, at most 120 characters. */
export const toReportText = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : copyString(line);
};

export const dropValue = (code: IssueCode, value: unknown, reason: string): CellResult => ({
  value: null,
  issues: [{ severity: "warning", code, value: toReportText(value), reason }],
});

export const refuseRow = (code: IssueCode, value: unknown, reason: string): CellResult => ({
  value: null,
  issues: [{ severity: "refused", code, value: toReportText(value), reason }],
});

export const acceptWithIssue = (value: CellValue, code: IssueCode, text: unknown, reason: string): CellResult => ({
  value,
  issues: [{ severity: "doubt", code, value: toReportText(text), reason }],
});

export type CellReadOptions = {
  /** How the figures of a column are written, by its name. */
  readonly notationOf: (column: string) => ColumnNotation;
  readonly listSeparator: string;
  readonly thisYear: number;
  /** The form of a column's dates, as `isDateFormat` accepts it; null: neither the profile nor the column shows it. */
  readonly dateFormOf: (column: string) => string | null;
  /** Folded id, slug or alias to location id. An empty map accepts any number. */
  readonly locations: ReadonlyMap<string, number>;
  readonly defaultLocation: number | null;
};

export type CellReader = (cell: Cell) => CellResult;
