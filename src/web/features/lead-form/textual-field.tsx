import type { InputHTMLAttributes } from "react";
import { type FieldBaseProps, TextArea, TextField } from "../../../ui/field/field.tsx";
import type { FieldView } from "./form-view.ts";

type TextualKind = "text" | "autocomplete" | "email" | "phone" | "textarea";

type TextualView = Extract<FieldView, { readonly kind: TextualKind }>;

const TEXTUAL_KINDS: ReadonlySet<FieldView["kind"]> = new Set<TextualKind>([
  "text",
  "autocomplete",
  "email",
  "phone",
  "textarea",
]);

export const isTextual = (field: FieldView): field is TextualView => TEXTUAL_KINDS.has(field.kind);

type KeyboardProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
>;

/** On-screen keyboard and input assistance. */
const keyboardProps = (field: TextualView): KeyboardProps => {
  if (field.kind === "email") {
    return { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false };
  }
  if (field.kind === "phone") return { type: "tel", inputMode: "tel" };
  if (field.kind !== "text") return {};
  if (field.format === "number") return { inputMode: "numeric" };
  // Some neighbouring countries have letters in their postcodes.
  return field.format === "postcode" ? { autoComplete: field.autocomplete ?? "postal-code", spellCheck: false } : {};
};

export type ControlProps = FieldBaseProps & {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly autoComplete: string;
};

type TextualFieldProps = {
  readonly field: TextualView;
  readonly control: ControlProps;
  readonly value: string | undefined;
};

export const TextualField = ({ field, control, value }: TextualFieldProps) => {
  const maxLength = field.maxLength ?? undefined;
  if (field.kind === "textarea") {
    return <TextArea {...control} defaultValue={value} maxLength={maxLength} rows={field.rows} />;
  }
  const list = field.kind === "autocomplete" ? `${control.id}-list` : undefined;
  return (
    <>
      <TextField {...control} {...keyboardProps(field)} defaultValue={value} maxLength={maxLength} list={list} />
      {field.kind === "autocomplete" && (
        <datalist id={list}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
};
