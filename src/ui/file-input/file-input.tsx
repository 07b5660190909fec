import type { InputHTMLAttributes, ReactNode } from "react";
import { Checkbox } from "../choice/choice.tsx";
import { describedBy, Field, type FieldFrame } from "../field/field.tsx";

type FileInputProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "className"> & {
    /** A file that came before: it stays as long as its box is ticked. */
    readonly kept?: { readonly name: string; readonly value: string; readonly label: ReactNode } | undefined;
  };

/** The browser's own control for a file, in the height and the lines of the others. */
export const FileInput = (props: FileInputProps) => {
  const { id, label, help, error, optionalLabel, kept, ...input } = props;
  return (
    <Field id={id} label={label} help={help} error={error} optionalLabel={optionalLabel}>
      {kept && <Checkbox name={kept.name} value={kept.value} label={kept.label} defaultChecked />}
      <input {...input} type="file" {...describedBy(props)} id={id} className="input file-input" />
    </Field>
  );
};
