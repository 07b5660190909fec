import { csvCell } from "./csv-cell.ts";
import { isFormulaLike } from "./formula.ts";

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
