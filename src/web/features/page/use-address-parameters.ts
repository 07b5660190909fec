import { useEffect } from "react";

/** The address follows this many milliseconds after the last change: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

const NONE: readonly string[] = [];

const replaceParameters = (search: string, removed: readonly string[]): void => {
  const url = new URL(window.location.href);
  for (const name of removed) url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
};

/**
 * Writes parameters into the address without a navigation and takes `removed` out, which must be the same array at each
 * rendering; other parameters stay. Null writes nothing.
 */
export const useAddressParameters = (search: string | null, removed = NONE): void => {
  useEffect(() => {
    if (search === null) return;
    const timer = setTimeout(() => replaceParameters(search, removed), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, removed]);
};
