import type { SelectOption } from "../../../ui/field/field.tsx";

/** A select among a list's filters; the empty value is the default. */
export type ChoiceFilter = {
  /** URL parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
};

export type ChoiceFiltersView = {
  /** Path of the page. */
  readonly action: string;
  readonly filters: readonly ChoiceFilter[];
};

type ChoiceFilterInput = Omit<ChoiceFilter, "value"> & { readonly selected: string | null; readonly any: string };

/** Null if there is nothing to choose from: fewer than two options and none selected. */
export const toChoiceFilter = ({ name, label, options, selected, any }: ChoiceFilterInput): ChoiceFilter | null =>
  options.length < 2 && selected === null
    ? null
    : { name, label, value: selected ?? "", options: [{ value: "", label: any }, ...options] };

/** The value of a URL parameter; null if it is absent or empty. */
export const chosen = (search: URLSearchParams, name: string): string | null => search.get(name) || null;
