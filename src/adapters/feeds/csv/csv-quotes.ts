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

/** `end` is -1 when the text has neither a separator nor a line end; `last`: the row ends there too. */
const endOfField = (index: number, { nextSeparator, nextLineEnd }: FieldEnds): { end: number; last: boolean } => {
  const lineEnd = nextLineEnd(index);
  const next = nextSeparator(index);
  return next !== -1 && (lineEnd === -1 || next < lineEnd) ? { end: next, last: false } : { end: lineEnd, last: true };
};

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
    const { end, last } = endOfField(index, ends);
    if (end === -1) return { cells, end: null, hasStrayText, openQuoteIndex: null };
    const bare = text.slice(index, last && end > index && text[end - 1] === "\r" ? end - 1 : end);
    if (quoted !== null && bare !== "") hasStrayText = true;
    cells.push(quoted === null ? bare : quoted + bare);
    if (last) return { cells, end: end + 1, hasStrayText, openQuoteIndex: null };
    index = end + 1;
  }
};
