import { useEffect } from "react";

/** Delay in milliseconds after the last change, since browsers limit how often the URL may change. */
const ADDRESS_DELAY_MS = 300;

const NONE: readonly string[] = [];

const replaceParameters = (search: string, removed: readonly string[]): void => {
  const url = new URL(window.location.href);
  for (const name of removed) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
};

/**
 * Writes parameters to the URL without a navigation and removes those in `removed`, which must be the same array on
 * every render; other parameters stay. Null writes nothing.
 */
export const useAddressParameters = (search: string | null, removed = NONE): void => {
  useEffect(() => {
    if (search === null) return;
    const timer = setTimeout(() => replaceParameters(search, removed), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, removed]);
};
