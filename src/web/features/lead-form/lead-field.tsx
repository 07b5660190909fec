import { RadioGroup } from "../../../ui/choice/choice.tsx";
import { Select, TextField } from "../../../ui/field/field.tsx";
import { FlagField } from "./flag-field.tsx";
import { FileField } from "./file-field.tsx";
import type { FieldView, ReceivedFile } from "./form-view.ts";
import { SlotField } from "./slot-field.tsx";
import { leadFormStrings as words } from "./strings.ts";
import { type ControlFrame, isWritten, WrittenField } from "./written-field.tsx";

export type LeadFieldProps = {
  readonly field: FieldView;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** A file that was received already. */
  readonly kept?: ReceivedFile | undefined;
};

/** Where a message and its link meet. */
export const fieldId = (name: string): string => `demande-${name}`;

const optionalLabel = (field: FieldView): string | undefined => {
  if (typeof field.required === "object") return words.requiredWhen(field.required.said);
  return field.required ? undefined : words.optional;
};

const frameOf = ({ field, error }: LeadFieldProps): ControlFrame => ({
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

/** Nothing is chosen in a visitor's name that the visitor has to choose. */
const listOptions = ({ required, initial, options }: SelectView): SelectView["options"] => {
  if (required === true && initial !== undefined) return options;
  return [{ value: "", label: required === true ? words.choose : words.noChoice }, ...options];
};

/** One field of any kind, in the look of the house. */
export const LeadField = (props: LeadFieldProps) => {
  const { field, value } = props;
  const frame = frameOf(props);
  if (isWritten(field)) return <WrittenField field={field} frame={frame} value={value} />;
  switch (field.kind) {
    case "select":
      return <Select {...frame} defaultValue={value ?? field.initial} options={listOptions(field)} />;
    case "radio":
      return <RadioGroup {...frame} options={field.options} defaultValue={value ?? field.initial} />;
    case "date":
      return <TextField {...frame} defaultValue={value} type="date" min={field.range?.first} max={field.range?.last} />;
    case "slot":
      return <SlotField {...frame} days={field.days ?? []} value={value} />;
    case "file":
      return <FileField frame={frame} field={field} kept={props.kept} />;
    case "checkbox":
    case "toggle":
      return <FlagField {...frame} look={field.kind} checked={Boolean(value)} />;
  }
};
