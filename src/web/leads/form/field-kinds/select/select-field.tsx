import { Select } from "../../../../../ui/field/field.tsx";
import { leadFormStrings as strings } from "../../lead-form-strings.ts";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

type SelectFieldView = ViewOf<"select">;

/** A required select without a default starts with an empty option. */
const listOptions = ({ required, initial, options }: SelectFieldView): SelectFieldView["options"] => {
  if (required === true && initial !== undefined) return options;
  return [{ value: "", label: required === true ? strings.choose : strings.noChoice }, ...options];
};

export const selectControl: FieldControl<SelectFieldView> = {
  Control: ({ field, control, value }) => (
    <Select
      {...control}
      // A default always answers it; HTML permits `required` only with an empty first option.
      required={field.required === true && field.initial === undefined}
      defaultValue={value ?? field.initial}
      options={listOptions(field)}
    />
  ),
};
