import type { InputHTMLAttributes } from "react";

type SwatchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  readonly label: string;
  readonly count: string;
  /** A key of the colour table, which the paint classes are named by. */
  readonly color: string;
};

/** A colour to choose, named below: nobody has to tell two greys apart. */
export const Swatch = ({ label, count, color, ...input }: SwatchProps) => (
  <label className="swatch">
    <input {...input} type="checkbox" className={`swatch-box paint-${color}`} />
    <span className="swatch-name">{label}</span>
    <span className="choice-count">{count}</span>
  </label>
);
