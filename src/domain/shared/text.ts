/** 24990 becomes "24 990" with the narrow no-break space of French typography. `value`: a non-negative integer. */
export const groupThousands = (value: number): string => {
  const digits = String(value);
  let grouped = digits.slice(0, digits.length % 3 || 3);
  for (let start = grouped.length; start < digits.length; start += 3)
    grouped += `\u202f${digits.slice(start, start + 3)}`;
  return grouped;
};

/** "48 mois · 15 000 km/an": amounts on one line. No line of them begins with a dot. */
export const joinWithDots = (amounts: readonly string[]): string => amounts.join("\u00a0· ");

/** Lower case without accents; œ, æ and ß become two letters. All text comparisons use this form. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

const BEYOND_ASCII = /[^ -~]/;

const WITHOUT_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Every dash and minus as "-", every space as " ", nothing without a width: for numbers and codes, not for prose. */
export const plainSigns = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text
        .replaceAll(WITHOUT_WIDTH, "")
        .replaceAll(/[\p{Pd}\u2212]/gu, "-")
        .replaceAll(/\s/g, " ")
    : text;

/** Marks that close a quotation, by the one that opens it, in the languages of the region. */
const CLOSING_QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["\u201c", "\u201d\u201c"],
  ["\u201d", "\u201d"],
  ["\u201e", "\u201c\u201d"],
  ["\u2018", "\u2019\u2018"],
  ["\u2019", "\u2019"],
  ["\u201a", "\u2018\u2019"],
  ["\u00ab", "\u00bb"],
  ["\u00bb", "\u00ab"],
  ["\u2039", "\u203a"],
  ["\u203a", "\u2039"],
]);

const DOUBLE_QUOTE = /["\u00ab\u00bb\u201c-\u201f\u2039\u203a]/;

/** Begins what a spreadsheet computes: somebody quoted it so that it stays a text. */
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** A text without the quotation marks around it; one with others within keeps all, and so does a quoted formula. */
export const trimQuotes = (text: string): string => {
  const closing = CLOSING_QUOTES.get(text.charAt(0));
  if (closing === undefined) return text;
  const trimmed = text.trimEnd();
  if (trimmed.length < 2 || !closing.includes(trimmed.charAt(trimmed.length - 1))) return text;
  const inner = trimmed.slice(1, -1).trim();
  const isSingle = !DOUBLE_QUOTE.test(text.charAt(0));
  return FORMULA_START.test(inner) || DOUBLE_QUOTE.test(inner) || (isSingle && inner.includes(text.charAt(0)))
    ? text
    : inner;
};

/** Index of the first character of `text` from `from` that is not among `characters`. */
const skipForward = (text: string, characters: string, from: number): number => {
  let index = from;
  while (index < text.length && characters.includes(text.charAt(index))) index += 1;
  return index;
};

const skipBackward = (text: string, characters: string, from: number): number => {
  let index = text.length;
  while (index > from && characters.includes(text.charAt(index - 1))) index -= 1;
  return index;
};

/** Removes all trailing `characters`, in linear time, which a pattern for the end of a text does not guarantee. */
export const trimTrailing = (text: string, characters: string): string =>
  text.slice(0, skipBackward(text, characters, 0));

/** Removes all leading and trailing `characters`. */
export const trimCharacters = (text: string, characters: string): string => {
  const start = skipForward(text, characters, 0);
  return text.slice(start, skipBackward(text, characters, start));
};

/** Folded, with a hyphen for each run of other characters, at most 80 characters, no hyphen at either end. */
export const slugify = (text: string): string =>
  trimCharacters(
    fold(text)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 80),
    "-",
  );

/** Folded tokens of letters and digits: "Škoda Octavia 2.0" becomes ["skoda", "octavia", "2", "0"]. */
export const tokenize = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** The text with an upper-case first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names that labels begin with; they keep their capital within a sentence. */
const NAME = /^(?:Alcantara|Android|Apple|Bluetooth|Euro|Isofix|Wi-Fi)(?![\p{Ll}])/u;

/** The text with a lower-case first letter, but a name such as Apple or an acronym such as SUV unchanged. */
export const uncapitalize = (text: string): string =>
  NAME.test(text) || text.startsWith(text.slice(0, 2).toUpperCase())
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** The text with its percent-escapes decoded (RFC 3986, section 2.1); null if one is invalid. */
export const decodeEscapes = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const NBSP = "\u00a0";

/** Units and counted nouns that stay on the line of their number. */
const UNITS = [
  "€|%|km|kW|kWh|ch|l|V|mm|cm|m|m³|kg|°C|min|mois|ans|h|g",
  "(?:kilo|centi|milli)?mètres?|litres?|pouces?|volts?|kilos?|tonnes?|euros?|cents?|degrés?",
  "secondes?|minutes?|heures?|jours?|places?|portes?|jeux|jeu",
].join("|");

const BEFORE_UNIT = new RegExp(`(\\d) (${UNITS})(?![\\p{L}\\d’])`, "gu");

/** Sets no-break spaces between numbers and their units: names of versions ("Comfort 64 kWh 204") as they are displayed. Idempotent. */
export const nonBreakingUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, `$1${NBSP}$2`);

/** The same for what a visitor typed, with the spaces within numbers: "moins de 30 000 €". */
export const nonBreakingAmounts = (text: string): string =>
  nonBreakingUnits(text.replaceAll(/(\d) (?=\d{3}(?!\d))/g, "$1\u202f"));

const WORD_JOINER = "\u2060";

/** Hyphens of postcodes with the letters of their country ("L-8080"), of "e-mail", of "peut-être" and of towns on a river ("Villefranche-sur-Saône"). */
const FIXED_HYPHENS =
  /(?<=\b[A-Z]{1,2})-(?=\d{4})|(?<=\b[Ee])-(?=mail)|(?<=\b[Pp]eut)-(?=être)|(?<=\p{L})-(?=sur-\p{Lu})|(?<=-sur)-(?=\p{Lu})/gu;

/** Keeps words on one line whose parts are too short to stand alone. */
export const nonBreakingWords = (text: string): string => text.replaceAll(FIXED_HYPHENS, `-${WORD_JOINER}`);
