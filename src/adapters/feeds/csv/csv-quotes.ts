/** A row with quotes, split into cells. */
type QuotedRow = {
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

/**
 * Finds the next occurrence of `needle` in `text` for positions that only grow. An occurrence is searched for once, so
 * that a text without one is read once and not once per position.
 */
const createNextIndex = (text: string, needle: string): ((from: number) => number) => {
  let index = text.indexOf(needle);
  return (from) => {
    if (index !== -1 && index < from) index = text.indexOf(needle, from);
    return index;
  };
};

type NextIndex = ReturnType<typeof createNextIndex>;

/** Searches within one text, for increasing positions. */
export type FieldEnds = {
  readonly separator: string;
  readonly nextSeparator: NextIndex;
  readonly nextLineEnd: NextIndex;
};

const blankLedPatterns = new Map<string, RegExp>();

/** A quoted field behind blanks, which must end on its line: `1, "Puma, ST"`. Elsewhere a quote behind a blank is text. */
const blankLedPattern = (separator: string): RegExp => {
  let pattern = blankLedPatterns.get(separator);
  if (!pattern) {
    const blank = separator === "\t" ? " " : "[ \\t]";
    pattern = new RegExp(`${blank}+"((?:[^"\\n]|"")*)"${blank}*(?=\\${separator}|\\r?\\n)`, "y");
    blankLedPatterns.set(separator, pattern);
  }
  return pattern;
};

type QuotedField = { readonly text: string; readonly end: number };

const readBlankLed = (text: string, index: number, separator: string): QuotedField | null => {
  const first = text.charCodeAt(index);
  if (first !== 32 && first !== 9) return null;
  const pattern = blankLedPattern(separator);
  pattern.lastIndex = index;
  const quoted = pattern.exec(text)?.[1];
  return quoted === undefined ? null : { text: quoted.replaceAll('""', '"'), end: pattern.lastIndex };
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
    } else {
      const field = readBlankLed(text, index, ends.separator);
      if (field !== null) [quoted, index] = [field.text, field.end];
    }
    const lineEnd = ends.nextLineEnd(index);
    const fieldEnd = ends.nextSeparator(index);
    const last = fieldEnd === -1 || (lineEnd !== -1 && lineEnd < fieldEnd);
    const end = last ? lineEnd : fieldEnd;
    if (end === -1) return { cells, end: null, hasStrayText, openQuoteIndex: null };
    const bare = text.slice(index, last && end > index && text[end - 1] === "\r" ? end - 1 : end);
    const isStray = quoted !== null && bare.trim() !== "";
    if (isStray) hasStrayText = true;
    cells.push(quoted === null ? bare : quoted + (isStray ? bare : ""));
    if (last) return { cells, end: end + 1, hasStrayText, openQuoteIndex: null };
    index = end + 1;
  }
};

/**
 * Index after the line end of the row that begins at `from`, several times faster than splitting it. Null if only
 * `splitQuotedRow` can decide: text is missing, or follows a closing quote.
 */
export const findRowEnd = (text: string, from: number, separator: string): number | null => {
  let lineEnd = text.indexOf("\n", from);
  let quote = text.indexOf('"', from);
  while (quote !== -1 && quote < lineEnd) {
    const opens = quote === from || text.startsWith(separator, quote - separator.length);
    if (!opens && isBlankLed(text, quote, from, separator)) return null;
    const close = opens ? closingQuote(text, quote + 1) : quote;
    if (close === -1) return null;
    if (opens && !isFieldEnd(text, close + 1, separator)) return null;
    if (lineEnd < close) lineEnd = text.indexOf("\n", close);
    quote = text.indexOf('"', close + 1);
  }
  return lineEnd === -1 ? null : lineEnd + 1;
};

/** True if only blanks stand between the beginning of the field and its quote. */
const isBlankLed = (text: string, quote: number, from: number, separator: string): boolean => {
  let index = quote - 1;
  while (index >= from && (text[index] === " " || text[index] === "\t") && text[index] !== separator) index -= 1;
  return index < quote - 1 && (index < from || text[index] === separator);
};

const isFieldEnd = (text: string, index: number, separator: string): boolean =>
  text.startsWith(separator, index) || text.startsWith("\n", index) || text.startsWith("\r\n", index);

/** Positions of separators and line ends, from the first one. */
export const createFieldEnds = (text: string, separator: string): FieldEnds => ({
  separator,
  nextSeparator: createNextIndex(text, separator),
  nextLineEnd: createNextIndex(text, "\n"),
});
