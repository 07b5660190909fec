// OWASP, "CSV Injection": what a spreadsheet computes begins with one of these, or with their full-width forms. NUL and
// the other controls are dropped by some programs, which then see what comes after them; so are spaces and quotes.
const IGNORED = String.raw`[\s\p{Cc}\p{Cf}"\u00A0\uFEFF]*`;
const DANGEROUS = new RegExp(`^(?:[\\t\\r\\n\\0]|${IGNORED}[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212\\uFE63])`, "u");

/** A cell that is a figure and nothing else computes to itself. */
const FIGURE = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/**
 * A text as a cell that no spreadsheet computes: what could be a formula gets an apostrophe in front, by which
 * spreadsheets know a text, and so does what begins with an apostrophe already. So every cell can be read back:
 * `readSpreadsheetCell`. Source: OWASP, "CSV Injection".
 */
export const spreadsheetCell = (text: string): string =>
  text.startsWith("'") || (DANGEROUS.test(text) && !FIGURE.test(text)) ? `'${text}` : text;

/** The text that a cell was made of: one apostrophe at its beginning is dropped. */
export const readSpreadsheetCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/** How the lines of a file are written: RFC 4180, or as Excel opens it where the decimal sign is a comma. */
export type CsvStyle = { readonly separator: "," | ";" };

const quoted = (cell: string): string =>
  /[",;\r\n\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One line of such cells after RFC 4180, ended by CR LF. Cells with either separator are quoted in both styles. */
export const csvLine = (texts: readonly string[], { separator }: CsvStyle): string =>
  `${texts.map((text) => quoted(spreadsheetCell(text))).join(separator)}\r\n`;
