import { useEffect, useState } from "react";
import { createAsker } from "./asker.ts";

/** As the API sends it. */
export type Suggestion = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text";
  readonly label: string;
  readonly count: number;
  readonly href: string;
};

const SUGGESTIONS = "/api/v1/suggestions";
const MOST = 7;
/** One letter alone says too little. */
const FEWEST_LETTERS = 2;

const load = async (search: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
  const response = await fetch(`${SUGGESTIONS}?${search}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return ((await response.json()) as { readonly suggestions: readonly Suggestion[] }).suggestions;
};

/** The words in the field, and every filter that its form holds beside them. */
const questionOf = (form: HTMLFormElement): string => {
  const params = new URLSearchParams({ limit: String(MOST) });
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return params.toString();
};

/** Suggestions for what is being typed; null as long as nothing is known. */
export const useSuggestions = () => {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const [asker] = useState(() => createAsker(load, setSuggestions));
  useEffect(() => asker.stop, [asker]);

  const forget = () => {
    asker.stop();
    setSuggestions(null);
  };
  const suggest = ({ value, form }: HTMLInputElement) => {
    if (form && value.trim().length >= FEWEST_LETTERS) asker.ask(questionOf(form));
    else forget();
  };
  return { suggestions, suggest, forget };
};
