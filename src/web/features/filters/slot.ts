/** Stands in cached HTML where a page has its own; a private character that no label has. */
export const SLOT = "\uE000";
