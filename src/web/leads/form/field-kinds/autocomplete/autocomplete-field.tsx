import { TextField } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

/** The server replaces the name of a suggestion list with the suggestions. */
export type AutocompleteFieldView = Omit<ViewOf<"autocomplete">, "suggestions"> & {
  readonly suggestions: readonly string[];
};

export const autocompleteControl: FieldControl<AutocompleteFieldView> = {
  Control: ({ field, control, value }) => {
    const list = `${control.id}-list`;
    return (
      <>
        <TextField {...control} defaultValue={value} maxLength={field.maxLength ?? undefined} list={list} />
        <datalist id={list}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      </>
    );
  },
};
