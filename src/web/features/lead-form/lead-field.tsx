import { RadioGroup } from "../../../ui/choice/choice.tsx";
import { Select, TextField } from "../../../ui/field/field.tsx";
import { FlagField } from "./flag-field.tsx";
import { FileField } from "./file-field.tsx";
import type { FieldView, UploadedFileView } from "./form-view.ts";
import { SlotField } from "./slot-field.tsx";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import { type ControlProps, isTextual, TextualField } from "./textual-field.tsx";

export type LeadFieldProps = {
  readonly field: FieldView;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** A file from an earlier submission. */
  readonly uploaded?: UploadedFileView | undefined;
};

/** Target of the links in the error summary. */
export const fieldId = (name: string): string => `demande-${name}`;

const optionalLabel = (field: FieldView): string | undefined => {
  if (typeof field.required === "object") return strings.requiredWhen(field.required.hint);
  return field.required ? undefined : strings.optional;
};

const controlPropsOf = ({ field, error }: LeadFieldProps): ControlProps => ({
  id: fieldId(field.name),
  name: field.name,
  label: field.label,
  help: field.help,
  error,
  optionalLabel: optionalLabel(field),
  required: field.required === true,
  autoComplete: field.autocomplete ?? "off",
});

type SelectView = Extract<FieldView, { readonly kind: "radio" | "select" }>;

/** A required choice without a default starts empty. */
const listOptions = ({ required, initial, options }: SelectView): SelectView["options"] => {
  if (required === true && initial !== undefined) return options;
  return [{ value: "", label: required === true ? strings.choose : strings.noChoice }, ...options];
};

export const LeadField = (props: LeadFieldProps) => {
  const { field, value } = props;
  const control = controlPropsOf(props);
  if (isTextual(field)) return <TextualField field={field} control={control} value={value} />;
  switch (field.kind) {
    case "select":
      return <Select {...control} defaultValue={value ?? field.initial} options={listOptions(field)} />;
    case "radio":
      return <RadioGroup {...control} options={field.options} defaultValue={value ?? field.initial} />;
    case "date":
      return (
        <TextField {...control} defaultValue={value} type="date" min={field.range?.first} max={field.range?.last} />
      );
    case "slot":
      return <SlotField {...control} days={field.days ?? []} value={value} />;
    case "file":
      return <FileField control={control} field={field} uploaded={props.uploaded} />;
    case "checkbox":
    case "toggle":
      return <FlagField {...control} look={field.kind} checked={Boolean(value)} />;
  }
};
