import { Histogram, type Bar } from "./histogram.tsx";
import { useRangeDraft, type End, type Ends } from "./use-range-draft.ts";

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

const spaced = new Intl.NumberFormat("fr-FR");

type NumberFieldProps = Pick<RangeInputProps, "name" | "label" | "unit" | "bounds"> & {
  readonly end: End;
  readonly word: string;
  readonly text: string;
  readonly write: (end: End, text: string) => void;
};

const NumberField = ({ name, label, unit, bounds, end, word, text, write }: NumberFieldProps) => (
  <label className="range-field">
    <span className="range-word">{word}</span>
    <input
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      name={`${name}-${end}`}
      value={text}
      placeholder={unit ? spaced.format(bounds[end]) : `${bounds[end]}`}
      aria-label={`${label} ${word.toLowerCase()}${unit && `, ${unit}`}`}
      onChange={(event) => write(end, event.target.value)}
      className="input"
    />
    {unit && <span className="range-unit">{unit}</span>}
  </label>
);

type HandleProps = Pick<RangeInputProps, "label" | "unit" | "step"> & {
  readonly word: string;
  readonly floor: number;
  readonly ceiling: number;
  readonly value: number;
  readonly slide: (value: number) => void;
};

const Handle = ({ label, unit, step, word, floor, ceiling, value, slide }: HandleProps) => (
  <input
    type="range"
    min={floor}
    max={ceiling}
    step={step}
    value={value}
    aria-label={`${label} ${word.toLowerCase()}`}
    aria-valuetext={`${value} ${unit}`.trim()}
    onChange={(event) => slide(Number(event.target.value))}
    className="range-handle"
  />
);

/** Two numbers that work everywhere; scripts add the two handles on the histogram. An open end is an empty field. */
export const RangeInput = (props: RangeInputProps) => {
  const { step, bounds, selected, bars, words } = props;
  const { draft, write } = useRangeDraft(selected);
  const floor = Math.floor((bars[0]?.from ?? bounds.min) / step) * step;
  const ceiling = Math.ceil((bars.at(-1)?.to ?? bounds.max) / step) * step;
  const low = draft.min === "" ? floor : Number(draft.min);
  const high = draft.max === "" ? ceiling : Number(draft.max);
  const slideLow = (value: number) => write("min", value <= bounds.min ? "" : `${Math.min(value, high)}`);
  const slideHigh = (value: number) => write("max", value >= bounds.max ? "" : `${Math.max(value, low)}`);
  const track = { label: props.label, unit: props.unit, step, floor, ceiling };

  return (
    <div className="range">
      {bars.length > 1 && (
        <div className="range-track with-script">
          <Histogram bars={bars} low={low} high={high} />
          <Handle {...track} word={words.from} value={low} slide={slideLow} />
          <Handle {...track} word={words.to} value={high} slide={slideHigh} />
        </div>
      )}
      <div className="range-fields">
        <NumberField {...props} end="min" word={words.from} text={draft.min} write={write} />
        <NumberField {...props} end="max" word={words.to} text={draft.max} write={write} />
      </div>
    </div>
  );
};
