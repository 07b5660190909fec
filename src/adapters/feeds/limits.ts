/** Characters per field. */
export const MAX_FIELD_LENGTH = 64 * 1024;

/** Characters per row. */
export const MAX_ROW_LENGTH = 1024 * 1024;

/** Nested elements in an XML feed. */
export const MAX_XML_DEPTH = 32;
