import type { InputHTMLAttributes, ReactNode } from "react";

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: ReactNode;
  readonly count?: string | undefined;
};

/** A checkbox in the form of a switch. */
export const Toggle = ({ label, count, ...input }: ToggleProps) => (
  <label className="toggle">
    <span className="choice-label">{label}</span>
    {count !== undefined && <span className="choice-count">{count}</span>}
    <input {...input} type="checkbox" className="toggle-box" />
  </label>
);
