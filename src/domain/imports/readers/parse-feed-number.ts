export type DecimalSeparator = "." | "," | "either";

export type NumberFormat = { readonly decimal: DecimalSeparator; readonly thousands: string | null };

/**
 * Decimals that a unit has: kilometres and cents none, euros 2. 3 stands for thousandths and more (litres, degrees);
 * such a field ends at 1,000 at most, so that three digits after its decimal separator are never thousands.
 */
export type UnitDecimals = 0 | 2 | 3;

/** A figure with two readings, such as "24,990 or 24.99" for 24.990. */
export type AmbiguousNumber = { readonly readings: string };

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

/** "24.990" and "24,990". A zero before the separator is no thousand; four digits before it are not grouped. */
const THREE_DIGITS = /^(?<sign>[+-]?)(?!0+[.,])(?<before>\d{1,3})(?<separator>[.,])(?<after>\d{3})$/;

/** Both readings of a figure that the separator `thousands` does not settle; null for any other text. */
export const findAmbiguity = (text: string, thousands: NumberFormat["thousands"] = null): AmbiguousNumber | null => {
  const { sign = "", before, separator, after } = THREE_DIGITS.exec(text)?.groups ?? {};
  if (before === undefined || separator === thousands) return null;
  return { readings: `${sign}${Number(before)},${after} or ${sign}${Number(`${before}.${after}`)}` };
};

/**
 * Parses the whole text as a number in a unit with so many decimals; null for anything else ("12 ?"). One dot or comma
 * before exactly three digits is ambiguous where the unit has no thousandths, unless the profile declares it as the
 * separator of thousands.
 */
export const parseFeedNumber = (
  text: string,
  format: NumberFormat,
  decimals: UnitDecimals,
): number | AmbiguousNumber | null => {
  const ambiguity = decimals < 3 ? findAmbiguity(text, format.thousands) : null;
  if (ambiguity) return ambiguity;
  const cacheKey = `${format.decimal}${format.thousands ?? ""}`;
  let parser = parsers.get(cacheKey);
  if (!parser) {
    parser = createParser(format);
    parsers.set(cacheKey, parser);
  }
  return parser(text);
};
