import { Histogram, RangeLine, type Bar } from "./histogram.tsx";
import { RangeHandles, type RangeWords } from "./range-handles.tsx";
import { useRangeDraft, type End, type Ends } from "./use-range-draft.ts";

export type RangeInputProps = {
  /** The facet's name; the fields are called `{name}-min` and `{name}-max`. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** The unit as it is read aloud: "euros par mois". */
  readonly spokenUnit?: string | undefined;
  readonly step: number;
  /** The smallest and largest value there is; left out where there is none. */
  readonly bounds?: { readonly min: number; readonly max: number } | undefined;
  readonly selected: Ends;
  readonly bars: readonly Bar[];
  readonly words: RangeWords;
};

const spaced = new Intl.NumberFormat("fr-FR");

// A year is a name, not an amount: without a unit no space in 2021.
const shown = (value: number, unit: string): string => (unit ? spaced.format(value) : `${value}`);

type NumberFieldProps = Pick<RangeInputProps, "name" | "label" | "unit" | "spokenUnit" | "bounds"> & {
  readonly end: End;
  readonly word: string;
  readonly text: string;
  readonly write: (end: End, text: string) => void;
};

const NumberField = (props: NumberFieldProps) => {
  const { name, label, unit, spokenUnit = unit, bounds, end, word, text, write } = props;
  return (
    <label className="range-field">
      <span className="range-word">{word}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        name={`${name}-${end}`}
        value={text}
        placeholder={bounds && shown(bounds[end], unit)}
        aria-label={`${label} ${word.toLowerCase()}${unit && `, ${spokenUnit}`}`}
        onChange={(event) => write(end, event.target.value)}
        className="input"
      />
      {unit && <span className="range-unit">{unit}</span>}
    </label>
  );
};

/** Two numbers that work everywhere; scripts add the two handles on the histogram. An open end is an empty field. */
export const RangeInput = (props: RangeInputProps) => {
  const { label, unit, spokenUnit = unit, step, selected, bars, words } = props;
  const { draft, write } = useRangeDraft(selected);
  const floor = Math.floor((bars[0]?.from ?? 0) / step) * step;
  const ceiling = Math.ceil((bars.at(-1)?.to ?? 0) / step) * step;
  const low = draft.min === "" ? floor : Number(draft.min);
  const high = draft.max === "" ? ceiling : Number(draft.max);
  const spoken = (value: number) => `${shown(value, unit)} ${spokenUnit}`.trim();
  const slide = (end: End, value: number | null) => write(end, value === null ? "" : `${value}`);
  const fields = { ...props, write };

  return (
    <div className="range">
      {bars.length > 1 && (
        <div className="range-track with-script">
          <Histogram bars={bars} low={low} high={high} />
          <RangeLine {...{ floor, ceiling, low, high }} />
          <RangeHandles {...{ label, step, floor, ceiling, low, high, words, spoken, slide }} />
        </div>
      )}
      <div className="range-fields">
        <NumberField {...fields} end="min" word={words.from} text={draft.min} />
        <NumberField {...fields} end="max" word={words.to} text={draft.max} />
      </div>
    </div>
  );
};
