/** Characters a field may have. */
export const LONGEST_FIELD = 64 * 1024;

/** Characters a row may have. */
export const LONGEST_ROW = 1024 * 1024;

/** Elements of an XML feed that may be open at once. */
export const DEEPEST_XML = 32;
