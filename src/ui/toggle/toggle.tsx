import type { InputHTMLAttributes, ReactNode } from "react";

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: ReactNode;
  readonly count?: string | undefined;
};

/** On or off, taking effect at once; a checkbox underneath, so it travels in a plain form. */
export const Toggle = ({ label, count, ...input }: ToggleProps) => (
  <label className="toggle">
    <span className="choice-label">{label}</span>
    {count !== undefined && <span className="choice-count">{count}</span>}
    <input {...input} type="checkbox" className="toggle-box" />
  </label>
);
