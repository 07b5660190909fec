import { TextField } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export const phoneControl: FieldControl<ViewOf<"phone">> = {
  Control: ({ field, control, value }) => (
    <TextField {...control} type="tel" inputMode="tel" defaultValue={value} maxLength={field.maxLength ?? undefined} />
  ),
};
