import { useEffect, useState } from "react";
import { createDebouncedLoader } from "../quick-search/index.ts";

const SUGGESTIONS_URL = "/api/v1/location-suggestions";
const MIN_LETTERS = 2;

const fetchTowns = async (search: string, signal: AbortSignal): Promise<readonly string[]> => {
  const response = await fetch(`${SUGGESTIONS_URL}?${search}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  const { suggestions } = (await response.json()) as { readonly suggestions: readonly { readonly label: string }[] };
  return suggestions.map(({ label }) => label);
};

/** Towns and postcodes for the typed text; null until they are loaded. */
export const useTownSuggestions = () => {
  const [towns, setTowns] = useState<readonly string[] | null>(null);
  const [loader] = useState(() => createDebouncedLoader(fetchTowns, setTowns));
  useEffect(() => loader.cancel, [loader]);
  const suggest = ({ value }: HTMLInputElement): void => {
    const text = value.trim();
    if (text.length >= MIN_LETTERS) {
      loader.load(new URLSearchParams({ q: text, towns: "1" }).toString());
      return;
    }
    loader.cancel();
    setTowns(null);
  };
  return { towns, suggest };
};
