export type DecimalSeparator = "." | "," | "either";

export type NumberFormat = { readonly decimal: DecimalSeparator; readonly thousands: string | null };

const escapeSeparator = (separator: string): string => (separator === " " ? "[ \\u00a0\\u202f]" : `\\${separator}`);

const parsers = new Map<string, (text: string) => number | null>();

const createParser = ({ decimal, thousands }: NumberFormat): ((text: string) => number | null) => {
  const fraction = decimal === "either" ? String.raw`(?:[.,]\d{1,2})?` : `(?:\\${decimal}\\d+)?`;
  const plain = new RegExp(`^[+-]?\\d{1,15}${fraction}$`);
  const grouped =
    thousands === null ? null : new RegExp(`^[+-]?\\d{1,3}(?:${escapeSeparator(thousands)}\\d{3})+${fraction}$`);
  const groupSeparator = thousands === null ? null : new RegExp(escapeSeparator(thousands), "g");
  return (text) => {
    if (plain.test(text)) return Number(decimal === "." ? text : text.replace(",", "."));
    if (grouped === null || groupSeparator === null || !grouped.test(text)) return null;
    return Number(text.replaceAll(groupSeparator, "").replace(",", "."));
  };
};

/** Parses the whole text as a number; null for anything else ("12 ?"). */
export const parseFeedNumber = (text: string, format: NumberFormat): number | null => {
  const cacheKey = `${format.decimal}${format.thousands ?? ""}`;
  let parser = parsers.get(cacheKey);
  if (!parser) {
    parser = createParser(format);
    parsers.set(cacheKey, parser);
  }
  return parser(text);
};
