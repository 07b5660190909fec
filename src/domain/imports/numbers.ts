export type DecimalSign = "." | "," | "either";

/** The signs a feed writes numbers with. */
export type NumberSigns = { readonly decimal: DecimalSign; readonly thousands: string | null };

const escaped = (sign: string): string => (sign === " " ? "[ \\u00a0\\u202f]" : `\\${sign}`);

const readers = new Map<string, (text: string) => number | null>();

const makeReader = ({ decimal, thousands }: NumberSigns): ((text: string) => number | null) => {
  const fraction = decimal === "either" ? String.raw`(?:[.,]\d{1,2})?` : `(?:\\${decimal}\\d+)?`;
  const plain = new RegExp(`^[+-]?\\d{1,15}${fraction}$`);
  const grouped = thousands === null ? null : new RegExp(`^[+-]?\\d{1,3}(?:${escaped(thousands)}\\d{3})+${fraction}$`);
  const groupSign = thousands === null ? null : new RegExp(escaped(thousands), "g");
  return (text) => {
    if (plain.test(text)) return Number(decimal === "." ? text : text.replace(",", "."));
    if (grouped === null || groupSign === null || !grouped.test(text)) return null;
    return Number(text.replaceAll(groupSign, "").replace(",", "."));
  };
};

/** Reads a number as the feed writes it; null where the text is none, so "12 ?" is never twelve. */
export const readNumber = (text: string, signs: NumberSigns): number | null => {
  const name = `${signs.decimal}${signs.thousands ?? ""}`;
  let reader = readers.get(name);
  if (!reader) {
    reader = makeReader(signs);
    readers.set(name, reader);
  }
  return reader(text);
};
