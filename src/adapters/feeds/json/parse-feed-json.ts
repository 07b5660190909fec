/** An unquoted number with three decimals, the last a zero: as a number 24.990 is 24.99. */
const SHORTENED = /[:[,]\s*-?[1-9]\d{0,2}\.\d{2}0\s*[,}\]]/;

/** True for the text of a number that `parseFeedJson` did not convert. */
export const isNumberText = (text: string): boolean => /^-?[1-9]\d{0,2}\.\d{2}0$/.test(text);

/** A whole number that may be beyond 2^53: as a number it is equal to its neighbours. */
const LONG = /[:[,]\s*-?\d{16,}\s*[,}\]]/;

const isRounded = (value: number): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);

const reviveNumber = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === "number" && (isNumberText(context?.source ?? "") || isRounded(value)) ? context?.source : value;

const parseStrictly = (text: string): unknown =>
  SHORTENED.test(text) || LONG.test(text) ? JSON.parse(text, reviveNumber) : JSON.parse(text);

/** Words of Python and JavaScript for no value, outside strings. */
const FOREIGN_WORDS = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|-?\b(?:NaN|Infinity|undefined|None)\b/g;

const withNulls = (text: string): string =>
  text.replaceAll(FOREIGN_WORDS, (word) => (word.startsWith('"') ? word : "null"));

/**
 * Parses JSON. A number with three decimals that end in zero becomes its text, because its field decides whether it can
 * be a thousand: "24.990" is ambiguous for a price, not for a latitude. So does a whole number beyond 2^53, which would
 * be rounded. `NaN` and `undefined` of other programs are null. Throws `SyntaxError`.
 */
export const parseFeedJson = (text: string): unknown => {
  try {
    return parseStrictly(text);
  } catch (error) {
    const repaired = withNulls(text);
    if (repaired === text) throw error;
    return parseStrictly(repaired);
  }
};
