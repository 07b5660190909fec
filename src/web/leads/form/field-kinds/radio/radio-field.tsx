import { RadioGroup } from "../../../../../ui/choice/choice.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export const radioControl: FieldControl<ViewOf<"radio">> = {
  Control: ({ field, control, value }) => (
    <RadioGroup {...control} options={field.options} defaultValue={value ?? field.initial} />
  ),
};
