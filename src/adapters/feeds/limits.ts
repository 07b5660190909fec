/** Characters a field may have. */
export const LONGEST_FIELD = 64 * 1024;

/** Characters a row may have. */
export const LONGEST_ROW = 1024 * 1024;
