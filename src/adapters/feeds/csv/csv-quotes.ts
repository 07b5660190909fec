import type { NextIndex } from "./next-index.ts";

/** A row with quotes, split into cells. */
export type QuotedRow = {
  readonly cells: string[];
  /** Index after the row's line end; null when the text ends before the row does. */
  readonly end: number | null;
  /** Text follows a closing quote, so the field boundaries are ambiguous. */
  readonly hasStrayText: boolean;
  /** Index of the quote that is still open at the end of the text, or null. */
  readonly openQuoteIndex: number | null;
};

/** Index of the quote that ends a quoted field (doubled quotes do not), or -1. */
const closingQuote = (text: string, from: number): number => {
  let index = text.indexOf('"', from);
  while (index !== -1 && text[index + 1] === '"') index = text.indexOf('"', index + 2);
  return index;
};

/** Of one text, for positions that only grow. */
export type FieldEnds = { readonly nextSeparator: NextIndex; readonly nextLineEnd: NextIndex };

/** Splits the row that begins at `from`. A quoted field may contain separators, line ends and `""`. */
export const splitQuotedRow = (text: string, from: number, ends: FieldEnds): QuotedRow => {
  const cells: string[] = [];
  let hasStrayText = false;
  let index = from;
  for (;;) {
    let quoted: string | null = null;
    if (text[index] === '"') {
      const close = closingQuote(text, index + 1);
      if (close === -1) return { cells, end: null, hasStrayText, openQuoteIndex: index };
      quoted = text.slice(index + 1, close).replaceAll('""', '"');
      index = close + 1;
    }
    const lineEnd = ends.nextLineEnd(index);
    const separator = ends.nextSeparator(index);
    const last = separator === -1 || (lineEnd !== -1 && lineEnd < separator);
    const end = last ? lineEnd : separator;
    if (end === -1) return { cells, end: null, hasStrayText, openQuoteIndex: null };
    const bare = text.slice(index, last && end > index && text[end - 1] === "\r" ? end - 1 : end);
    if (quoted !== null && bare !== "") hasStrayText = true;
    cells.push(quoted === null ? bare : quoted + bare);
    if (last) return { cells, end: end + 1, hasStrayText, openQuoteIndex: null };
    index = end + 1;
  }
};
