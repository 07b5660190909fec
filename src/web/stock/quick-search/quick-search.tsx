import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  MAX_SEARCH_TEXT_LENGTH,
  PHRASE_PARAMETER,
  REPLACED_PHRASE_PARAMETER,
} from "#domain/vehicles/stock/search-text.ts";
import { Combobox, type ComboboxOption } from "../../../ui/combobox/combobox.tsx";
import { CalendarIcon, CarIcon, FilterIcon, PinIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { quickSearchStrings as strings } from "./quick-search-strings.ts";
import { startQuickSearch } from "../../platform/analytics/index.ts";
import { useOpenPage } from "../../platform/preload/index.ts";
import { createDebouncedLoader } from "./use-location-suggestions.ts";

/** Response item of the suggestions API. */
type SuggestionItem = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text" | "lease";
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

/** False for a number that the browser marks as wrong: the API refuses it. */
const isUsable = (form: HTMLFormElement, name: string): boolean => {
  const field = form.elements.namedItem(name);
  return !(field instanceof HTMLInputElement) || field.validity.valid;
};

/** Query string of the text and all other fields of its form; a text that replaces a phrase replaces its filters. */
const formQuery = (form: HTMLFormElement): string => {
  const params = new URLSearchParams({ limit: String(MAX_SUGGESTIONS) });
  const data = new FormData(form);
  const isReplacing = data.has(REPLACED_PHRASE_PARAMETER);
  for (const [name, value] of data) {
    if (isReplacing && name !== "q") continue;
    if (typeof value === "string" && value.trim() !== "" && isUsable(form, name)) params.append(name, value);
  }
  return params.toString();
};

/** Suggestions for the typed text; null until they are loaded. */
const useSuggestions = () => {
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

const ICONS: Readonly<Record<SuggestionItem["kind"], ReactNode>> = {
  phrase: <FilterIcon />,
  filter: <FilterIcon />,
  brand: <CarIcon />,
  model: <CarIcon />,
  place: <PinIcon />,
  text: <SearchIcon />,
  lease: <CalendarIcon />,
};

const toOption = ({ kind, label, count, href }: SuggestionItem): ComboboxOption => ({
  key: href,
  label,
  note: kind === "lease" ? strings.offers(count) : strings.vehicles(count),
  icon: ICONS[kind],
});

type QuickSearchProps = {
  readonly id: string;
  readonly label: string;
  /** Placeholder. */
  readonly hint: string;
  /** Id of the form if the field is outside it; the form's other fields are part of every query. */
  readonly form?: string;
  /** Initial text. */
  readonly q?: string;
};

/** Removes the focus: on phones the keyboard would cover the results. */
const hideKeyboard = (field: HTMLInputElement) => {
  if (matchMedia("(pointer: coarse)").matches) field.blur();
};

/**
 * Sets the field to the text of the page (`answered`) once the results are loaded. Text typed since then, or whose search
 * failed, stays.
 */
const useSearchText = (answered: string, onSend: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  const { state } = useNavigation();
  const { search, key } = useLocation();

  const send = () => {
    if (!field.current) return;
    sent.current = field.current.value;
    hideKeyboard(field.current);
    onSend();
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = () => latest.current();
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, []);
  useEffect(() => {
    if (state !== "idle" || sent.current === null || !field.current) return;
    const params = new URLSearchParams(search);
    const isAnswered = (params.get(PHRASE_PARAMETER) ?? params.get("q") ?? "") === answered;
    if (isAnswered && field.current.value === sent.current) field.current.value = answered;
    sent.current = null;
    // The key distinguishes two idle renders at the same URL with a fast navigation between them.
  }, [state, key, search, answered]);
  return { field, send };
};

/** Search field of a plain GET form; suggestions require scripts. */
export const QuickSearch = ({ id, label, hint, form, q = "" }: QuickSearchProps) => {
  const { suggestions, suggest, forget } = useSuggestions();
  const { field, send } = useSearchText(q, forget);
  const openPage = useOpenPage();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Combobox
        ref={field}
        id={id}
        type="text"
        name="q"
        form={form}
        defaultValue={q}
        maxLength={MAX_SEARCH_TEXT_LENGTH}
        enterKeyHint="search"
        placeholder={hint}
        icon={<SearchIcon />}
        options={suggestions && suggestions.map(toOption)}
        listLabel={strings.list}
        announce={strings.announce}
        onType={suggest}
        onChoose={(href) => {
          send();
          startQuickSearch();
          openPage(href);
        }}
      />
    </>
  );
};
