/** Characters. 100 ids of 15 digits need 1,599. */
const MAX_TEXT_LENGTH = 2048;

const ID = /^[1-9]\d{0,14}$/;

/** "3.12" for the vehicles 3 and 12: the form of a list in cookies, addresses and forms. */
export const writeIds = (ids: readonly number[]): string => ids.join(".");

/**
 * Strict reader for cookies: the first `limit` distinct ids in order. Null if a part is not an id (1 to
 * 999,999,999,999,999) or the text has more than 2,048 characters. Empty text is an empty list.
 */
export const readIds = (text: string, limit: number): readonly number[] | null => {
  if (text.length > MAX_TEXT_LENGTH) return null;
  if (text === "") return [];
  const parts = text.split(".");
  if (!parts.every((part) => ID.test(part))) return null;
  return [...new Set(parts.map(Number))].slice(0, limit);
};

/** Lenient reader for addresses and forms, which people cut or retype: skips every part that is not an id. */
export const readSharedIds = (text: string | null, limit: number): readonly number[] => {
  const parts = (text ?? "").slice(0, MAX_TEXT_LENGTH).split(".");
  return [...new Set(parts.filter((part) => ID.test(part)).map(Number))].slice(0, limit);
};
