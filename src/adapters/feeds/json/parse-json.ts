/** An unquoted number with three decimals, the last a zero: as a number 24.990 is 24.99. */
const SHORTENED = /[:[,]\s*-?[1-9]\d{0,2}\.\d{2}0\s*[,}\]]/;

/** True for the text of a number that `parseJson` did not convert. */
export const isNumberText = (text: string): boolean => /^-?[1-9]\d{0,2}\.\d{2}0$/.test(text);

const reviveNumber = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === "number" && isNumberText(context?.source ?? "") ? context?.source : value;

/**
 * Parses JSON. A number with three decimals that end in zero becomes its text, because its field decides whether it can
 * be a thousand: "24.990" is ambiguous for a price, not for a latitude. Throws `SyntaxError`.
 */
export const parseJson = (text: string): unknown =>
  SHORTENED.test(text) ? JSON.parse(text, reviveNumber) : JSON.parse(text);
