import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import {
  ALL_VALUES_PARAMETER,
  PHRASE_PARAMETER,
  PHRASE_PARAMETERS,
  REPLACED_PHRASE_PARAMETER,
} from "#domain/vehicles/stock/search-text.ts";
import type { FacetView } from "./facet-views.ts";

const TYPING_MS = 350;
/** Debounce for slider handles moved by arrow keys. */
const STEP_MS = 120;

/** `isContinuation`: the same field was adjusted by the previous change. */
type OnChange = (isContinuation: boolean) => void;

/** Listens to native `change` events of range inputs, because React emits one for every pixel. */
const useHandleRelease = (
  form: RefObject<HTMLFormElement | null>,
  onRelease: (handle: HTMLInputElement) => void,
): void => {
  const latest = useRef(onRelease);
  useEffect(() => {
    latest.current = onRelease;
  });
  useEffect(() => {
    const element = form.current;
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "range") latest.current(target);
    };
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, [form]);
};

/** Query string of the form, without empty fields, the default sort and the groups that were opened without scripts. */
export const toSearch = (data: FormData, defaultSort: string): string => {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || value.trim() === "" || name === ALL_VALUES_PARAMETER) continue;
    if (name !== "sort" || value !== defaultSort) params.append(name, value.trim());
  }
  return params.toString();
};

/** The fields with what the phrase left as text, unless the text was changed or emptied. */
export const withoutPhraseText = (data: FormData, { q, phrase }: Pick<SyncedView, "q" | "phrase">): FormData => {
  const text = data.get("q");
  if (text !== phrase.text && text !== q && text !== "") return data;
  if (text === phrase.text) data.set("q", q);
  data.delete(REPLACED_PHRASE_PARAMETER);
  return data;
};

/** The query string with the groups whose long list is open: their values are in the response. */
export const withOpenLists = (search: string, form: HTMLFormElement | null): string => {
  const params = new URLSearchParams(search);
  for (const list of form?.querySelectorAll<HTMLElement>("[data-facet]:has(.facet-more[open])") ?? []) {
    params.append(ALL_VALUES_PARAMETER, list.dataset["facet"] ?? "");
  }
  return params.toString();
};

/** The query string from its first page, with another text, which replaces the phrase that it has. */
export const withText = (search: string, text: FormDataEntryValue | null): string => {
  const params = new URLSearchParams(search);
  const phrase = params.get(PHRASE_PARAMETER) ?? params.get(REPLACED_PHRASE_PARAMETER);
  for (const name of ["page", ...PHRASE_PARAMETERS, "q"]) params.delete(name);
  if (typeof text === "string" && text.trim() !== "") params.set("q", text.trim());
  if (phrase !== null && params.has("q")) params.set(REPLACED_PHRASE_PARAMETER, phrase);
  return params.toString();
};

const sortedPairs = (search: string): string =>
  [...new URLSearchParams(search)]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");

/** Compares two query strings regardless of parameter order. */
export const isSameSearch = (search: string, other: string): boolean => sortedPairs(search) === sortedPairs(other);

/** True for inputs that emit several changes for one edit, unlike checkboxes and radio buttons. */
const isAdjustedInSteps = (element: EventTarget | null): boolean =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio");

type SyncedView = {
  readonly sort: string;
  readonly q: string;
  readonly phrase: { readonly text: string };
  readonly near: { readonly text: string; readonly within: string } | null;
};

/** Resets a form to the state of the page; text that is being typed stays. */
export const syncForm = (form: HTMLFormElement, view: SyncedView): void => {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement && element.name === "sort") element.value = view.sort;
    if (element instanceof HTMLSelectElement && element.name === "within") element.value = view.near?.within ?? "";
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.type === "checkbox") element.checked = element.defaultChecked;
    if (element.name === "q" && element !== document.activeElement) element.value = view.phrase.text || view.q;
    if (element.name === "near" && element !== document.activeElement) element.value = view.near?.text ?? "";
  }
};

/** True if the range fields differ from the page, as after a failed request. */
export const hasStaleRanges = (form: HTMLFormElement, facets: readonly FacetView[]): boolean =>
  facets.some((facet) => {
    if (facet.kind !== "range") return false;
    return (["min", "max"] as const).some((end) => {
      const field = form.elements.namedItem(`${facet.name}-${end}`);
      return field instanceof HTMLInputElement && field.value !== `${facet.selected?.[end] ?? ""}`;
    });
  });

/** Emits form changes: clicks at once, typing after a pause, a slider handle once on release. */
export const useFormChanges = (form: RefObject<HTMLFormElement | null>, onFormChange: OnChange) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lastAdjusted = useRef<EventTarget | null>(null);
  const latest = useRef(onFormChange);
  useEffect(() => {
    latest.current = onFormChange;
  });
  const cancel = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => cancel, []);

  const schedule = (target: EventTarget, delayMs: number) => {
    cancel();
    const emit = () => {
      timer.current = null;
      const isContinuation = isAdjustedInSteps(target) && lastAdjusted.current === target;
      lastAdjusted.current = target;
      latest.current(isContinuation);
    };
    if (delayMs === 0) emit();
    else timer.current = setTimeout(emit, delayMs);
  };
  useHandleRelease(form, (handle) => schedule(handle, STEP_MS));

  return {
    cancel,
    /** Also while a handle is held. */
    isScheduled: () => timer.current !== null || Boolean(form.current?.querySelector('[type="range"]:active')),
    onChange: ({ target }: FormEvent<HTMLElement>) => {
      const isField = target instanceof HTMLInputElement;
      if (isField && (target.name === "q" || target.name === "near" || target.type === "range")) return;
      schedule(target, isField && isAdjustedInSteps(target) ? TYPING_MS : 0);
    },
    /** A new pointer interaction starts a new adjustment. */
    onPointerDown: () => {
      lastAdjusted.current = null;
    },
  };
};
