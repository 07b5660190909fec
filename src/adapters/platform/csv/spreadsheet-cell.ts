// OWASP, "CSV Injection": a formula starts with one of these characters or their full-width forms. Some programs drop
// leading control characters, spaces and quotes.
const IGNORED = String.raw`[\s\p{Cc}\p{Cf}"\u00A0\uFEFF]*`;
const FORMULA_START = new RegExp(
  `^(?:[\\t\\r\\n\\0]|${IGNORED}[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212\\uFE63])`,
  "u",
);

/** A plain number is safe. */
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/**
 * Prefixes a text with an apostrophe when a spreadsheet could read it as a formula (OWASP, "CSV Injection"). Texts that
 * start with an apostrophe get one too, so that `parseSpreadsheetCell` restores every text.
 */
export const spreadsheetCell = (text: string): string =>
  text.startsWith("'") || (FORMULA_START.test(text) && !PLAIN_NUMBER.test(text)) ? `'${text}` : text;

/** Reverts `spreadsheetCell`. */
export const parseSpreadsheetCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/** `,`: RFC 4180; `;`: for Excel in locales with a decimal comma. */
export type CsvStyle = { readonly separator: "," | ";" };

const quoteCell = (cell: string): string =>
  /[",;\r\n\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One line of spreadsheet cells (RFC 4180), ending with CR LF. Both separators are quoted in both styles. */
export const spreadsheetCsvLine = (texts: readonly string[], { separator }: CsvStyle): string =>
  `${texts.map((text) => quoteCell(spreadsheetCell(text))).join(separator)}\r\n`;
