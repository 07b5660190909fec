import type { InputHTMLAttributes, ReactNode } from "react";
import { Checkbox } from "../choice/choice.tsx";
import { describedBy, Field, type FieldBaseProps } from "../field/field.tsx";

type FileInputProps = FieldBaseProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "className"> & {
    /** A file uploaded before; stays attached while its checkbox is checked. */
    readonly uploaded?: { readonly name: string; readonly value: string; readonly label: ReactNode } | undefined;
  };

export const FileInput = (props: FileInputProps) => {
  const { id, label, help, error, optionalLabel, uploaded, ...input } = props;
  return (
    <Field id={id} label={label} help={help} error={error} optionalLabel={optionalLabel}>
      {uploaded && <Checkbox name={uploaded.name} value={uploaded.value} label={uploaded.label} defaultChecked />}
      <input {...input} type="file" {...describedBy(props)} id={id} className="input file-input" />
    </Field>
  );
};
