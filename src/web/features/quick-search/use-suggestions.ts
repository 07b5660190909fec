import { useEffect, useState } from "react";
import { createDebouncedLoader } from "./debounced-loader.ts";

/** Response item of the suggestions API. */
export type SuggestionItem = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text";
  readonly label: string;
  readonly count: number;
  readonly href: string;
};

const SUGGESTIONS_URL = "/api/v1/suggestions";
const MAX_SUGGESTIONS = 7;
const MIN_LETTERS = 2;

const fetchSuggestions = async (search: string, signal: AbortSignal): Promise<readonly SuggestionItem[]> => {
  const response = await fetch(`${SUGGESTIONS_URL}?${search}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return ((await response.json()) as { readonly suggestions: readonly SuggestionItem[] }).suggestions;
};

/** Query string of the text and all other fields of its form. */
const formQuery = (form: HTMLFormElement): string => {
  const params = new URLSearchParams({ limit: String(MAX_SUGGESTIONS) });
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return params.toString();
};

/** Suggestions for the typed text; null until they are loaded. */
export const useSuggestions = () => {
  const [suggestions, setSuggestions] = useState<readonly SuggestionItem[] | null>(null);
  const [loader] = useState(() => createDebouncedLoader(fetchSuggestions, setSuggestions));
  useEffect(() => loader.cancel, [loader]);

  const clear = () => {
    loader.cancel();
    setSuggestions(null);
  };
  const suggest = ({ value, form }: HTMLInputElement) => {
    if (form && value.trim().length >= MIN_LETTERS) loader.load(formQuery(form));
    else clear();
  };
  return { suggestions, suggest, forget: clear };
};
