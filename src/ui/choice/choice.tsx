import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy, FieldError, type FieldFrame } from "../field/field.tsx";

type Box = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: ReactNode;
  /** How many vehicles the choice would show, already formatted. */
  readonly count?: string | undefined;
};

const Choice = ({ label, count, type, ...input }: Box & { readonly type: "checkbox" | "radio" }) => (
  <label className="choice">
    <input {...input} type={type} className="choice-box" />
    <span className="choice-label">{label}</span>
    {count !== undefined && <span className="choice-count">{count}</span>}
  </label>
);

export const Checkbox = (props: Box) => <Choice {...props} type="checkbox" />;

/** A checkbox that looks like a key one presses: for few, short values. */
export const KeyCheckbox = ({ label, count, ...input }: Box) => (
  <label className="key">
    <input {...input} type="checkbox" className="key-box" />
    <span className="key-face">
      {label}
      {count !== undefined && <span className="choice-count">{count}</span>}
    </span>
  </label>
);

export type RadioOption = { readonly value: string; readonly label: string };

type RadioGroupProps = FieldFrame & {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
};

/** Takes the focus itself when a message leads to it. */
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
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
