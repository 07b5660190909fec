/** The characters of Windows-1252 for the bytes 0x80 to 0x9f; a control character stands for a byte without one. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const C1 = /[\u0080-\u009f]/g;

/** The byte of a character in Windows-1252, or in ISO-8859-1 for a control character. */
const toByte = (character: string): number => {
  const code = character.charCodeAt(0);
  return code <= 0xff ? code : 0x80 + WINDOWS_1252.indexOf(character);
};

/** Characters that stand for a byte from 0x80 to 0xbf, as a class of a pattern. */
const CONTINUATION = `[\\u0080-\\u00bf${WINDOWS_1252.replaceAll(C1, "")}]`;

/** UTF-8 of Latin letters and signs, read as Windows-1252: "Ã©" for "é", "Â°" for "°". Such pairs are in no text. */
const LATIN = new RegExp(`[ÂÃ]${CONTINUATION}`, "g");

/** UTF-8 of typographic signs: "â€™" for "’", "â‚¬" for "€". */
const TRIPLES = new RegExp(`â${CONTINUATION}{2}`, "g");

/** Behind "Ä", a letter of German, quotes, dashes, dots, "€" and "œ" are those of the text; "ÄŒ" stands for "Č". */
const NOT_OF_TEXT = "(?![«»“”‘’„…–—€œ])";

const EXTENDED_PAIR = `(?:Å|Ä${NOT_OF_TEXT})${CONTINUATION}`;

/** UTF-8 of letters such as "š" and "č", whose first byte is a letter of German or Swedish: certain beside another letter. */
const EXTENDED = new RegExp(`(?<=\\p{Ll})${EXTENDED_PAIR}|${EXTENDED_PAIR}(?=\\p{L})`, "gu");

/** "š" and "à" whose second byte, a no-break space, became a blank: "Å koda", "Ã vendre". In a word it is not certain. */
const BLANK_PAIRS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/(?<![\p{L}\p{N}])Å (?=\p{Ll})/gu, "Š"],
  [/(?<![\p{L}\p{N}])Ã (?=\p{L})/gu, "à "],
];

/** Signs that a text about a vehicle may have. */
const SIGN_IN_TEXT = /[\u2010-\u2027\u202f-\u203a\u20ac\u2122\u2190-\u2193\u2260\u2264\u2265\u2605\u2606\u2713-\u2718]/;

const fromBytes = (first: number, ...rest: readonly number[]): string => {
  const lead = rest.length === 1 ? first & 0x1f : first & 0x0f;
  return String.fromCodePoint(rest.reduce((code, byte) => code * 64 + (byte & 0x3f), lead));
};

const decodePair = (pair: string): string => fromBytes(toByte(pair.charAt(0)), toByte(pair.charAt(1)));

const decodeSign = (triple: string): string => {
  const sign = fromBytes(0xe2, toByte(triple.charAt(1)), toByte(triple.charAt(2)));
  return SIGN_IN_TEXT.test(sign) ? sign : triple;
};

/** A text may have been encoded twice as often as that. */
const MAX_PASSES = 3;

const repairOnce = (text: string): string =>
  BLANK_PAIRS.reduce(
    (repaired, [pattern, letter]) => repaired.replaceAll(pattern, letter),
    text.replaceAll(TRIPLES, decodeSign).replaceAll(LATIN, decodePair).replaceAll(EXTENDED, decodePair),
  );

const SUSPECT = /[ÂÃÄÅâ]/;

/** Replaces UTF-8 that was read as Windows-1252, where it is certain. */
const repairDoubleEncoding = (text: string): string => {
  let repaired = text;
  for (let pass = 0; pass < MAX_PASSES && SUSPECT.test(repaired); pass += 1) {
    const next = repairOnce(repaired);
    if (next === repaired) break;
    repaired = next;
  }
  return repaired;
};

/** Control characters of ISO-8859 are characters of Windows-1252: the byte 0x80 is "€". */
const readWindowsBytes = (text: string): string =>
  text.replaceAll(C1, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

/** Fast path: a text that no wrong encoding made. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Repairs a text that was encoded twice ("CitroÃ«n") or has bytes of Windows-1252 in an ISO-8859 feed. */
export const repairEncoding = (text: string): string =>
  BEYOND_ASCII.test(text) ? readWindowsBytes(repairDoubleEncoding(text)) : text;

/** A replacement character, or a pair of a double encoding whose second byte was lost. */
const GARBLED = /\ufffd|[ÃÂ](?:[?\u0080-\u009f]|$)|Ã[ \u00a0]|â€/;

/** True for a text with characters that a wrong encoding lost. */
export const isGarbled = (text: string): boolean => GARBLED.test(text);
