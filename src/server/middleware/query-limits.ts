const MAX_BYTES = 4096;
const MAX_VALUES = 200;

/** The reason why a query string is too large; null when it is within the limits. */
export const queryLimitViolation = (search: string): string | null => {
  if (search.length > MAX_BYTES) return `The query string is longer than ${MAX_BYTES} bytes.`;
  const values = search.split("&").length;
  return values > MAX_VALUES ? `The query string holds more than ${MAX_VALUES} values.` : null;
};
