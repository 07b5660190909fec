/** A longer text was not written by us: a hundred ids of 15 digits need 1,599 characters. */
const LONGEST = 2048;

const ID = /^[1-9]\d{0,14}$/;

/** "3.12" for the vehicles 3 and 12: how lists stand in cookies, addresses and forms. */
export const writeIds = (ids: readonly number[]): string => ids.join(".");

/**
 * The ids in a cookie's value, in their order, each once, at most `most` (the first ones). Null where the text was never
 * written by us: a part that is no id (1 to 999,999,999,999,999), or more than 2,048 characters. Empty text is no ids.
 */
export const readIds = (text: string, most: number): readonly number[] | null => {
  if (text.length > LONGEST) return null;
  if (text === "") return [];
  const parts = text.split(".");
  if (!parts.every((part) => ID.test(part))) return null;
  return [...new Set(parts.map(Number))].slice(0, most);
};

/** The ids in an address or a form that people may have cut or retyped: what is no id is passed over. */
export const pickIds = (text: string | null, most: number): readonly number[] => {
  const parts = (text ?? "").slice(0, LONGEST).split(".");
  return [...new Set(parts.filter((part) => ID.test(part)).map(Number))].slice(0, most);
};
