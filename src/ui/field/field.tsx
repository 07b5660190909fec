import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { ChevronIcon, WarningIcon } from "../icons/icons.tsx";

export type FieldBaseProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Error message that says how to correct the value. */
  readonly error?: string | undefined;
  /** Suffix of the label of an optional field. */
  readonly optionalLabel?: string | undefined;
};

type HintProps = {
  /** Remark about the value that may be ignored, announced when it appears; null: none yet. */
  readonly hint?: ReactNode;
};

/** ARIA attributes that link a control to its help, its hint and its error. */
export const describedBy = ({ id, help, hint, error }: Pick<FieldBaseProps, "id" | "help" | "error"> & HintProps) => ({
  "aria-describedby":
    [help ? `${id}-help` : "", hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") ||
    undefined,
  "aria-invalid": error ? true : undefined,
});

export const FieldHelp = ({ id, help }: Pick<FieldBaseProps, "id" | "help">) =>
  help ? (
    <p id={`${id}-help`} className="field-help">
      {help}
    </p>
  ) : null;

export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error ? (
    <p id={`${id}-error`} className="field-error">
      <WarningIcon />
      {error}
    </p>
  ) : null;

/** Label, control, help, hint and error, from top to bottom. */
export const Field = (props: FieldBaseProps & HintProps & { readonly children: ReactNode }) => (
  <div className="field">
    <label htmlFor={props.id} className="field-label">
      {props.label}
      {props.optionalLabel && <span className="field-optional"> {props.optionalLabel}</span>}
    </label>
    {props.children}
    <FieldHelp id={props.id} help={props.help} />
    {props.hint !== undefined && (
      <div id={`${props.id}-hint`} role="status" className="field-hint">
        {props.hint}
      </div>
    )}
    <FieldError id={props.id} error={props.error} />
  </div>
);

type Control<T> = FieldBaseProps & Omit<T, "id" | "className">;

type TextFieldProps = Control<InputHTMLAttributes<HTMLInputElement>> & HintProps & { readonly icon?: ReactNode };

export const TextField = (props: TextFieldProps) => {
  const { label, help, hint, error, optionalLabel, icon, ...input } = props;
  const control = <input type="text" {...input} {...describedBy(props)} className="input" />;
  return (
    <Field id={props.id} label={label} help={help} hint={hint} error={error} optionalLabel={optionalLabel}>
      {icon ? (
        <span className="input-with-icon">
          {icon}
          {control}
        </span>
      ) : (
        control
      )}
    </Field>
  );
};

export const TextArea = (props: Control<TextareaHTMLAttributes<HTMLTextAreaElement>>) => {
  const { label, help, error, optionalLabel, ...area } = props;
  return (
    <Field id={props.id} label={label} help={help} error={error} optionalLabel={optionalLabel}>
      <textarea rows={5} {...area} {...describedBy(props)} className="input input-area" />
    </Field>
  );
};

export type SelectOption = { readonly value: string; readonly label: string };

type SelectProps = Control<SelectHTMLAttributes<HTMLSelectElement>> & { readonly options: readonly SelectOption[] };

export const Select = (props: SelectProps) => {
  const { label, help, error, optionalLabel, options, ...select } = props;
  return (
    <Field id={props.id} label={label} help={help} error={error} optionalLabel={optionalLabel}>
      <span className="select">
        <select {...select} {...describedBy(props)} className="input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </Field>
  );
};
