/** A row with quotes, cut into cells; `end` is null where the text ends before the row does. */
export type QuotedRow = {
  readonly cells: string[];
  /** Behind the row's line end. */
  readonly end: number | null;
  /** Text stands behind a closing quote: what belongs to which field cannot be told. */
  readonly stray: boolean;
  /** Where the quote stands that is still open at the text's end. */
  readonly openedAt: number | null;
};

/** The quote that ends a quoted field; a doubled one does not. -1 where it has not come. */
const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

/** Where the rest of a field ends, and whether the row ends there too; -1 where neither has come. */
const endOfField = (text: string, at: number, separator: string): { end: number; last: boolean } => {
  const lineEnd = text.indexOf("\n", at);
  const next = text.indexOf(separator, at);
  return next !== -1 && (lineEnd === -1 || next < lineEnd) ? { end: next, last: false } : { end: lineEnd, last: true };
};

/** Cuts the row that begins at `from`: fields may be quoted, and a quoted one may hold separators, line ends and `""`. */
export const splitQuotedRow = (text: string, from: number, separator: string): QuotedRow => {
  const cells: string[] = [];
  let stray = false;
  let at = from;
  for (;;) {
    let quoted: string | null = null;
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close === -1) return { cells, end: null, stray, openedAt: at };
      quoted = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    const { end, last } = endOfField(text, at, separator);
    if (end === -1) return { cells, end: null, stray, openedAt: null };
    const bare = text.slice(at, last && end > at && text[end - 1] === "\r" ? end - 1 : end);
    if (quoted !== null && bare !== "") stray = true;
    cells.push(quoted === null ? bare : quoted + bare);
    if (last) return { cells, end: end + 1, stray, openedAt: null };
    at = end + 1;
  }
};
