import type { FacetView } from "./facet-views.ts";

/** Query string of the form, without empty fields and without the default sort. */
export const toSearch = (data: FormData, defaultSort: string): string => {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (name !== "sort" || value !== defaultSort) params.append(name, value.trim());
  }
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
export const isAdjustedInSteps = (element: EventTarget | null): boolean =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio");

type SyncedView = {
  readonly sort: string;
  readonly q: string;
  readonly near: { readonly text: string; readonly within: string } | null;
};

/** Resets a form to the state of the page; text that is being typed stays. */
export const syncForm = (form: HTMLFormElement, view: SyncedView): void => {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement && element.name === "sort") element.value = view.sort;
    if (element instanceof HTMLSelectElement && element.name === "within") element.value = view.near?.within ?? "";
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.type === "checkbox") element.checked = element.defaultChecked;
    if (element.name === "q" && element !== document.activeElement) element.value = view.q;
    if (element.name === "near" && element !== document.activeElement) element.value = view.near?.text ?? "";
  }
};

/** True if the range fields differ from the page, as after a failed request. */
export const hasStaleRanges = (form: HTMLFormElement, facets: readonly FacetView[]): boolean =>
  facets.some((facet) => {
    if (facet.kind !== "range") return false;
    return (["min", "max"] as const).some((end) => {
      const field = form.elements.namedItem(`${facet.name}-${end}`);
      return field instanceof HTMLInputElement && field.value !== `${facet.selected[end] ?? ""}`;
    });
  });
