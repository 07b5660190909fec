import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy, type FieldBaseProps, FieldError, FieldHelp } from "../field/field.tsx";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: ReactNode;
  /** Formatted number of results of the choice. */
  readonly count?: string | undefined;
};

const Choice = ({ label, count, type, ...input }: CheckboxProps & { readonly type: "checkbox" | "radio" }) => (
  <label className="choice">
    <input {...input} type={type} />
    {typeof label === "string" ? label : <span>{label}</span>}
    {count !== undefined && <small>{count}</small>}
  </label>
);

export const Checkbox = (props: CheckboxProps) => <Choice {...props} type="checkbox" />;

/** A checkbox in the form of a button, for few and short values; in an element with the class `keys`. */
export const ButtonCheckbox = ({ label, count, ...input }: CheckboxProps) => (
  <label>
    <input {...input} type="checkbox" />
    <span>
      {label}
      {count !== undefined && <small>{count}</small>}
    </span>
  </label>
);

type RadioOption = { readonly value: string; readonly label: string };

type RadioGroupProps = FieldBaseProps & {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
};

/** Focusable, since error messages link to it. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { id, name, label, help, error, optionalLabel, options, defaultValue } = props;
  return (
    <fieldset className="field" {...describedBy(props)} id={id} tabIndex={-1}>
      <legend className="field-label">
        {label}
        {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
      </legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          defaultChecked={option.value === defaultValue}
          label={option.label}
        />
      ))}
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
};

/** One of few short values, as a row of buttons. Focusable, since error messages link to it. */
export const ButtonRadioGroup = (props: RadioGroupProps) => {
  const { id, name, label, help, error, options, defaultValue } = props;
  return (
    <fieldset className="field" {...describedBy(props)} id={id} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      <div className="keys">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === defaultValue} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
