import type { InputHTMLAttributes } from "react";
import { TextField } from "../../../../../ui/field/field.tsx";
import type { FieldControl } from "../field-control.ts";
import type { ViewOf } from "../field-view-of.ts";

type TextFieldView = ViewOf<"text">;

/** On-screen keyboard and input assistance. */
const keyboardProps = ({
  format,
  autocomplete,
}: TextFieldView): Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete" | "spellCheck"> => {
  if (format === "number" || format === "year") return { inputMode: "numeric" };
  // Text keyboard: some neighbouring countries have letters in their postcodes.
  return format === "postcode" ? { autoComplete: autocomplete ?? "postal-code", spellCheck: false } : {};
};

export const textControl: FieldControl<TextFieldView> = {
  Control: ({ field, control, value }) => (
    <TextField {...control} {...keyboardProps(field)} defaultValue={value} maxLength={field.maxLength ?? undefined} />
  ),
};
