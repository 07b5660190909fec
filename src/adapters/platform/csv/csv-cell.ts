// OWASP, "CSV Injection": a formula starts with one of these characters or their full-width, small, superscript or
// subscript forms. Some programs drop leading control characters, spaces, quotes and characters without a glyph.
const IGNORED = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"\u2800]*`;
const SIGNS = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B\u207A-\u207C\u208A-\u208C`;
const FORMULA_START = new RegExp(`^(?:[\\t\\r\\n\\0]|${IGNORED}[${SIGNS}])`, "u");

/** A number with a plus sign is not plain: spreadsheets drop the plus of a phone number. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** True if a spreadsheet could read the text of a cell as a formula; plain numbers are safe. */
export const isFormulaLike = (text: string): boolean => FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);

/** A cell according to RFC 4180, quoted where it has one of the characters, and where a reader could trim it. */
export const csvCell = (text: string, quoted = /[",\r\n]/): string =>
  quoted.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Prefixes a text with an apostrophe when a spreadsheet could read it as a formula (OWASP, "CSV Injection"). Texts that
 * start with an apostrophe get one too, so that `parseSpreadsheetCell` restores every text.
 */
export const spreadsheetCell = (text: string): string =>
  text.startsWith("'") || isFormulaLike(text) ? `'${text}` : text;

/** Reverts `spreadsheetCell`. */
export const parseSpreadsheetCell = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

/** `,`: RFC 4180; `;`: for Excel in locales with a decimal comma. */
export type CsvStyle = { readonly separator: "," | ";" };

const quoteCell = (cell: string): string => csvCell(cell, /[",;\r\n\t]/);

/** One line of spreadsheet cells (RFC 4180), ending with CR LF. Both separators are quoted in both styles. */
export const spreadsheetCsvLine = (texts: readonly string[], { separator }: CsvStyle): string =>
  `${texts.map((text) => quoteCell(spreadsheetCell(text))).join(separator)}\r\n`;

/**
 * Formats a cell according to RFC 4180. Text that a spreadsheet could read as a formula gets a leading space, which
 * importers trim.
 */
const exportCsvCell = (text: string): string => csvCell(isFormulaLike(text) ? ` ${text}` : text);

export const exportCsvLine = (cells: readonly string[]): string => `${cells.map(exportCsvCell).join(",")}\r\n`;
