import type { InputHTMLAttributes, ReactNode } from "react";

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: ReactNode;
  readonly count?: string | undefined;
};

/** A checkbox in the form of a switch. */
export const Toggle = ({ label, count, ...input }: ToggleProps) => (
  <label className="toggle">
    {typeof label === "string" ? label : <span>{label}</span>}
    {count !== undefined && <small>{count}</small>}
    <input {...input} type="checkbox" />
  </label>
);
