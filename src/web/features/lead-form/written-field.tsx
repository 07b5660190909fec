import type { InputHTMLAttributes } from "react";
import { type FieldFrame, TextArea, TextField } from "../../../ui/field/field.tsx";
import type { FieldView } from "./form-view.ts";

type WrittenKind = "text" | "autocomplete" | "email" | "phone" | "textarea";

type WrittenView = Extract<FieldView, { readonly kind: WrittenKind }>;

const WRITTEN: ReadonlySet<FieldView["kind"]> = new Set<WrittenKind>([
  "text",
  "autocomplete",
  "email",
  "phone",
  "textarea",
]);

export const isWritten = (field: FieldView): field is WrittenView => WRITTEN.has(field.kind);

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
>;

/** The keyboard of a phone, and what the browser may do to what is typed. */
const keyboardOf = (field: WrittenView): Keyboard => {
  if (field.kind === "email") {
    return { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false };
  }
  if (field.kind === "phone") return { type: "tel", inputMode: "tel" };
  if (field.kind !== "text") return {};
  if (field.format === "number") return { inputMode: "numeric" };
  // Postcodes of some neighbours have letters.
  return field.format === "postcode" ? { autoComplete: field.autocomplete ?? "postal-code", spellCheck: false } : {};
};

/** What every control of a form has. */
export type ControlFrame = FieldFrame & {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly autoComplete: string;
};

type WrittenFieldProps = {
  readonly field: WrittenView;
  readonly frame: ControlFrame;
  readonly value: string | undefined;
};

/** What is typed in one line or several. */
export const WrittenField = ({ field, frame, value }: WrittenFieldProps) => {
  const maxLength = field.maxLength ?? undefined;
  if (field.kind === "textarea") {
    return <TextArea {...frame} defaultValue={value} maxLength={maxLength} rows={field.rows} />;
  }
  const list = field.kind === "autocomplete" ? `${frame.id}-list` : undefined;
  return (
    <>
      <TextField {...frame} {...keyboardOf(field)} defaultValue={value} maxLength={maxLength} list={list} />
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
