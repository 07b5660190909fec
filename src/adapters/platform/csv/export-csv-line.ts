import { csvCell } from "./csv-cell.ts";
import { isFormulaLike } from "./formula.ts";

/**
 * Formats a cell according to RFC 4180. Text that a spreadsheet could read as a formula gets a leading space, which
 * importers trim.
 */
const exportCsvCell = (text: string): string => csvCell(isFormulaLike(text) ? ` ${text}` : text);

export const exportCsvLine = (cells: readonly string[]): string => `${cells.map(exportCsvCell).join(",")}\r\n`;
