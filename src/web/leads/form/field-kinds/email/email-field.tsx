import { TextField } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

export const emailControl: FieldControl<ViewOf<"email">> = {
  Control: ({ field, control, value }) => (
    <TextField
      {...control}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      maxLength={field.maxLength ?? undefined}
    />
  ),
};
