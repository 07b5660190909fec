import { useId, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { Select, type SelectOption } from "../../../ui/field/field.tsx";
import { choiceFilterStrings as strings } from "./choice-filters-strings.ts";
import { useSelectValues, useUnfinished } from "../early-change/index.ts";

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

type ChoiceFiltersProps = {
  readonly view: ChoiceFiltersView;
  /** Name of the form for assistive technology. */
  readonly label: string;
  /** Fragment of the address after a submission without scripts. */
  readonly anchor: string | null;
};

/** A plain GET form; with scripts each choice applies at once. */
export const ChoiceFilters = ({ view, label, anchor }: ChoiceFiltersProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { track, isUnfinished } = useUnfinished();
  const apply = (element: HTMLFormElement): void => {
    const choices = new URLSearchParams();
    for (const [name, value] of new FormData(element)) {
      if (typeof value === "string" && value !== "") choices.append(name, value);
    }
    track(submit(choices, { method: "get", action: view.action, preventScrollReset: true }));
  };
  useSelectValues(form, view.filters, apply, isUnfinished);
  return (
    <Form
      ref={form}
      method="get"
      action={anchor === null ? view.action : `${view.action}#${anchor}`}
      preventScrollReset
      aria-label={label}
      className="choice-filters no-print"
      onChange={({ currentTarget }) => apply(currentTarget)}
    >
      {view.filters.map(({ name, label: filterLabel, value, options }) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          label={filterLabel}
          name={name}
          defaultValue={value}
          options={options}
        />
      ))}
      <Button type="submit" label={strings.apply} variant="secondary" className="without-script" />
    </Form>
  );
};
