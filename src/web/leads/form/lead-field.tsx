import { leadFormStrings as strings } from "./lead-form-strings.ts";
import { fieldControlOf } from "./field-control-of.ts";
import type { ControlProps } from "./field-kinds/field-control.ts";
import type { UploadedFileView } from "./field-kinds/file/uploaded-file-view.ts";
import type { FieldView } from "./field-kinds/index.ts";

export type LeadFieldProps = {
  readonly field: FieldView;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** A file from an earlier submission. */
  readonly uploaded?: UploadedFileView | undefined;
  /** Value of the field that this one depends on. */
  readonly related?: string | undefined;
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

export const LeadField = (props: LeadFieldProps) => {
  const kind = fieldControlOf(props.field);
  return (
    <kind.Control
      field={props.field}
      control={controlPropsOf(props)}
      value={props.value}
      uploaded={props.uploaded}
      related={props.related}
    />
  );
};
