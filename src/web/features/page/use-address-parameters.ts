import { useEffect } from "react";

/** The address follows this many milliseconds after the last change: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

const replaceParameters = (search: string): void => {
  const url = new URL(window.location.href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
};

/** Writes parameters into the address without a navigation; other parameters stay. Null writes nothing. */
export const useAddressParameters = (search: string | null): void => {
  useEffect(() => {
    if (search === null) return;
    const timer = setTimeout(() => replaceParameters(search), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search]);
};
