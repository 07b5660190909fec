/** Total bytes of all texts: twice the longest genuine form. */
export const MAX_TEXT_BYTES = 64 * 1024;

/** Twice the fields of the longest form. Thousands of empty fields would cost more to parse than to send. */
export const MAX_FIELDS = 100;
