import type { Medium } from "../vehicles/index.ts";
import type { IssueCode } from "./row.ts";

export type FieldValue = string | number | boolean | readonly string[] | readonly Medium[] | null;

/** What is wrong with a value, and whether the row falls with it. */
export type Complaint = {
  readonly severity: "refused" | "warning";
  readonly code: IssueCode;
  readonly value: string;
  readonly reason: string;
};

/** What came of one cell: a value (null: the feed does not say), and what there is to say about it. */
export type Reading = { readonly value: FieldValue; readonly complaints: readonly Complaint[] };

export const NOTHING: Reading = { value: null, complaints: [] };

export const found = (value: FieldValue): Reading => ({ value, complaints: [] });

/** A copy that shares no memory with the large piece of text it was cut from: what is kept long must not hold that up. */
export const detached = (text: string): string => ` ${text}`.slice(1);

/** A value as a report shows it: on one line, at most 120 characters. */
export const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : detached(line);
};

export const dropped = (code: IssueCode, value: unknown, reason: string): Reading => ({
  value: null,
  complaints: [{ severity: "warning", code, value: shown(value), reason }],
});

export const refused = (code: IssueCode, value: unknown, reason: string): Reading => ({
  value: null,
  complaints: [{ severity: "refused", code, value: shown(value), reason }],
});
