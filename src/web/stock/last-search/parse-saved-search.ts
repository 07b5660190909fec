export type SavedSearch = { readonly search: string; readonly label: string };

/** Maximum age: the stock changes, and so do visitors' interests. */
const MAX_AGE_MS = 90 * 24 * 3_600_000;

const MAX_SEARCH_LENGTH = 2000;
const MAX_LABEL_LENGTH = 200;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxLength;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Parses a saved search; null if invalid or expired. `now`: milliseconds since the epoch. */
export const parseSavedSearch = (text: string, now: number): SavedSearch | null => {
  const value = parseJson(text);
  if (!Array.isArray(value)) return null;
  const [search, label, savedAt] = value as readonly unknown[];
  if (!isText(search, MAX_SEARCH_LENGTH) || !isText(label, MAX_LABEL_LENGTH)) return null;
  return typeof savedAt === "number" && savedAt > now - MAX_AGE_MS ? { search, label } : null;
};
