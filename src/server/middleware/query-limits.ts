/** The largest query string that is read, and the most values it may hold. */
const MOST_BYTES = 4096;
const MOST_VALUES = 200;

/** Why a query string is not read at all, or null where it may be. */
export const queryTooLarge = (search: string): string | null => {
  if (search.length > MOST_BYTES) return `The query string is longer than ${MOST_BYTES} bytes.`;
  const values = search.split("&").length;
  return values > MOST_VALUES ? `The query string holds more than ${MOST_VALUES} values.` : null;
};
