import { useState } from "react";
import { Histogram, type Bar } from "./histogram.tsx";

type Ends = { readonly min: number | null; readonly max: number | null };

export type RangeInputProps = {
  /** The facet's name; the fields are called `{name}-min` and `{name}-max`. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly step: number;
  /** The smallest and largest value there is. */
  readonly bounds: { readonly min: number; readonly max: number };
  readonly selected: Ends;
  readonly bars: readonly Bar[];
  readonly words: { readonly from: string; readonly to: string };
};

type Draft = { readonly min: string; readonly max: string };

const draftOf = ({ min, max }: Ends): Draft => ({
  min: min === null ? "" : `${min}`,
  max: max === null ? "" : `${max}`,
});

const spaced = new Intl.NumberFormat("fr-FR");

const valueOr = (text: string, otherwise: number): number => (text === "" ? otherwise : Number(text));

/** Two numbers that work everywhere; scripts add the two handles on the histogram. An open end is an empty field. */
export const RangeInput = (props: RangeInputProps) => {
  const { name, label, unit, step, bounds, selected, bars, words } = props;
  const [draft, setDraft] = useState(draftOf(selected));
  const [seen, setSeen] = useState(selected);
  if (seen.min !== selected.min || seen.max !== selected.max) {
    setSeen(selected);
    setDraft(draftOf(selected));
  }
  const floor = Math.floor((bars[0]?.from ?? bounds.min) / step) * step;
  const ceiling = Math.ceil((bars.at(-1)?.to ?? bounds.max) / step) * step;
  const low = valueOr(draft.min, floor);
  const high = valueOr(draft.max, ceiling);

  const slide = (end: "min" | "max", value: number) => {
    const kept = end === "min" ? Math.min(value, high) : Math.max(value, low);
    const open = end === "min" ? kept <= bounds.min : kept >= bounds.max;
    setDraft({ ...draft, [end]: open ? "" : `${kept}` });
  };

  const number = (end: "min" | "max", word: string) => (
    <label className="range-field">
      <span className="range-word">{word}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        name={`${name}-${end}`}
        value={draft[end]}
        placeholder={unit ? spaced.format(bounds[end]) : `${bounds[end]}`}
        aria-label={`${label} ${word.toLowerCase()}${unit && `, ${unit}`}`}
        onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
        className="input"
      />
      {unit && <span className="range-unit">{unit}</span>}
    </label>
  );

  const handle = (end: "min" | "max", word: string, value: number) => (
    <input
      type="range"
      min={floor}
      max={ceiling}
      step={step}
      value={value}
      aria-label={`${label} ${word.toLowerCase()}`}
      aria-valuetext={`${value} ${unit}`}
      onChange={(event) => slide(end, Number(event.target.value))}
      className="range-handle"
    />
  );

  return (
    <div className="range">
      {bars.length > 1 && (
        <div className="range-track with-script">
          <Histogram bars={bars} low={low} high={high} />
          {handle("min", words.from, low)}
          {handle("max", words.to, high)}
        </div>
      )}
      <div className="range-fields">
        {number("min", words.from)}
        {number("max", words.to)}
      </div>
    </div>
  );
};
