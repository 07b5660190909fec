const FORMULA = /^[=+\-@]/;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Formats a cell according to RFC 4180. Text that a spreadsheet would treat as a formula gets a leading space, which
 * importers trim.
 */
const exportCsvCell = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? ` ${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const exportCsvLine = (cells: readonly string[]): string => `${cells.map(exportCsvCell).join(",")}\r\n`;
