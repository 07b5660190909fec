/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@]/;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A cell after RFC 4180. A text that a spreadsheet would compute gets a space in front: there it stays a text, and readers
 * of texts drop the space again.
 */
const csvCell = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? ` ${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
