import type { InputHTMLAttributes } from "react";

type SwatchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: string;
  readonly count: string;
  /** Key of the colour table; selects the CSS class. */
  readonly color: string;
};

/** A colour checkbox with its name; in an element with the class `swatches`. */
export const Swatch = ({ label, count, color, ...input }: SwatchProps) => (
  <label>
    <input {...input} type="checkbox" className={`paint-${color}`} />
    {label}
    <small>{count}</small>
  </label>
);
