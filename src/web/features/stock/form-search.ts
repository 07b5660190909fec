import type { FacetView } from "./facet-views.ts";

/** What a form says, without what it leaves open and without the sort that is the usual one. */
export const formSearch = (data: FormData, usualSort: string): string => {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (name !== "sort" || value !== usualSort) params.append(name, value.trim());
  }
  return params.toString();
};

const sortedPairs = (search: string): string =>
  [...new URLSearchParams(search)]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");

/** Whether two addresses ask for the same, in whatever order. */
export const isSameChoice = (search: string, other: string): boolean => sortedPairs(search) === sortedPairs(other);

/** Changed in small steps, by keys or letters, unlike a box that is ticked. */
export const isAdjusted = (element: EventTarget | null): boolean =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio");

/** Puts a form back to what the page shows, except for words somebody is typing. */
export const showAgain = (form: HTMLFormElement, view: { readonly sort: string; readonly q: string }): void => {
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement && element.name === "sort") element.value = view.sort;
    if (!(element instanceof HTMLInputElement)) continue;
    if (element.type === "checkbox") element.checked = element.defaultChecked;
    if (element.name === "q" && element !== document.activeElement) element.value = view.q;
  }
};

/** Whether the form says other limits than the page shows, as after an answer that never came. */
export const isOutOfStep = (form: HTMLFormElement, facets: readonly FacetView[]): boolean =>
  facets.some((facet) => {
    if (facet.kind !== "range") return false;
    return (["min", "max"] as const).some((end) => {
      const field = form.elements.namedItem(`${facet.name}-${end}`);
      return field instanceof HTMLInputElement && field.value !== `${facet.selected[end] ?? ""}`;
    });
  });

/** Whether somebody chose something before the page's scripts were there to hear of it. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return [...element.options].some((o) => o.selected !== o.defaultSelected);
    if (!(element instanceof HTMLInputElement)) return false;
    return element.type === "checkbox"
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue;
  });
