import { TextArea } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export const textareaControl: FieldControl<ViewOf<"textarea">> = {
  Control: ({ field, control, value }) => (
    <TextArea {...control} defaultValue={value} maxLength={field.maxLength ?? undefined} rows={field.rows} />
  ),
};
