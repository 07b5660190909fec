// OWASP, "CSV Injection": a formula starts with one of these characters or their full-width forms. Some programs drop
// leading control characters, spaces and quotes.
const IGNORED = String.raw`[\s\p{Cc}\p{Cf}"\u00A0\uFEFF]*`;
const FORMULA_START = new RegExp(
  `^(?:[\\t\\r\\n\\0]|${IGNORED}[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\u2212\\uFE63])`,
  "u",
);

/** A number with a plus sign is not plain: spreadsheets drop the plus of a phone number. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Whether a spreadsheet could read the text of a cell as a formula; plain numbers are safe. */
export const isFormulaLike = (text: string): boolean => FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
