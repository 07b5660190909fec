// OWASP, "CSV Injection": a formula starts with one of these characters or their full-width, small, superscript or
// subscript forms. Some programs drop leading control characters, spaces, quotes and characters without a glyph.
const IGNORED = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"\u2800]*`;
const SIGNS = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B\u207A-\u207C\u208A-\u208C`;
const FORMULA_START = new RegExp(`^(?:[\\t\\r\\n\\0]|${IGNORED}[${SIGNS}])`, "u");

/** A number with a plus sign is not plain: spreadsheets drop the plus of a phone number. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** True if a spreadsheet could read the text of a cell as a formula; plain numbers are safe. */
export const isFormulaLike = (text: string): boolean => FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
