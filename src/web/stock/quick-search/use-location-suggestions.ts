import { useEffect, useState } from "react";
import type { LocatorSuggestion } from "#domain/locations/index.ts";

const PAUSE_MS = 80;

type DebouncedLoader = {
  /** Loads the query after a pause and aborts the previous one. */
  readonly load: (search: string) => void;
  /** Aborts a pending load; its result is not emitted. */
  readonly cancel: () => void;
};

type FetchResult<T> = (search: string, signal: AbortSignal) => Promise<T>;

/** Debounces `fetchResult`. Emits only the result of the latest query, null if it failed. */
export const createDebouncedLoader = <T>(
  fetchResult: FetchResult<T>,
  onResult: (result: T | null) => void,
): DebouncedLoader => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | null = null;

  const cancel = () => {
    clearTimeout(timer);
    latest?.abort();
    latest = null;
  };
  const run = async (search: string, { signal }: AbortController) => {
    const result = await fetchResult(search, signal).catch(() => null);
    if (!signal.aborted) onResult(result);
  };
  return {
    cancel,
    load(search) {
      cancel();
      const controller = new AbortController();
      latest = controller;
      timer = setTimeout(() => void run(search, controller), PAUSE_MS);
    },
  };
};

/** `search`: query of the URL that the suggestion opens. */
type SuggestionItem = { readonly kind: LocatorSuggestion["kind"]; readonly label: string; readonly search: string };

const SUGGESTIONS_URL = "/api/v1/location-suggestions";
const MIN_LETTERS = 2;

const fetchSuggestions = async (search: string, signal: AbortSignal): Promise<readonly SuggestionItem[]> => {
  const response = await fetch(`${SUGGESTIONS_URL}?${search}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return ((await response.json()) as { readonly suggestions: readonly SuggestionItem[] }).suggestions;
};

/**
 * Suggestions for the typed text; null until they are loaded. `parameters`: additional query parameters, for example `{
 * towns: "1" }` for towns and postcodes only.
 */
export const useLocationSuggestions = (parameters: Readonly<Record<string, string>> = {}) => {
  const [suggestions, setSuggestions] = useState<readonly SuggestionItem[] | null>(null);
  const [loader] = useState(() => createDebouncedLoader(fetchSuggestions, setSuggestions));
  useEffect(() => loader.cancel, [loader]);
  const suggest = ({ value }: HTMLInputElement): void => {
    const text = value.trim();
    if (text.length >= MIN_LETTERS) {
      loader.load(new URLSearchParams({ q: text, ...parameters }).toString());
      return;
    }
    loader.cancel();
    setSuggestions(null);
  };
  return { suggestions, suggest };
};
