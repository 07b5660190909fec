import { Histogram, RangeLine, type HistogramBars } from "./histogram.tsx";
import { RangeHandles, type RangeLabels } from "./range-handles.tsx";
import { useRangeDraft, type RangeEnd, type RangeLimits } from "./use-range-draft.ts";

export type RangeInputProps = {
  /** Base name of the fields `{name}-min` and `{name}-max`. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** Unit for screen readers: "euros par mois". */
  readonly spokenUnit?: string | undefined;
  readonly step: number;
  /** Smallest and largest value; omitted if there is none. */
  readonly bounds?: { readonly min: number; readonly max: number } | undefined;
  readonly selected: RangeLimits;
  readonly bars: HistogramBars;
  readonly labels: RangeLabels;
};

type NumberFieldProps = Pick<RangeInputProps, "name" | "label" | "unit" | "spokenUnit" | "bounds"> & {
  readonly format: (value: number) => string;
  readonly end: RangeEnd;
  readonly endLabel: string;
  readonly text: string;
  readonly write: (end: RangeEnd, text: string) => void;
};

const NumberField = (props: NumberFieldProps) => {
  const { name, label, unit, spokenUnit = unit, bounds, format, end, endLabel, text, write } = props;
  return (
    <label>
      <span>{endLabel}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        name={`${name}-${end}`}
        value={text}
        placeholder={bounds && format(bounds[end])}
        aria-label={`${label} ${endLabel.toLowerCase()}${unit && `, ${spokenUnit}`}`}
        onChange={(event) => write(end, event.target.value)}
        className="input"
      />
      {unit && <span>{unit}</span>}
    </label>
  );
};

/** Two number fields; scripts add the slider handles. An empty field sets no limit. */
export const RangeInput = (props: RangeInputProps) => {
  const { label, unit, spokenUnit = unit, step, selected, bars, labels } = props;
  const { draft, write } = useRangeDraft(selected);
  const floor = Math.floor(bars.from / step) * step;
  const ceiling = Math.ceil((bars.from + bars.width * bars.heights.length - 1) / step) * step;
  const low = draft.min === "" ? floor : Number(draft.min);
  const high = draft.max === "" ? ceiling : Number(draft.max);
  // Years have no unit and no thousands separator.
  const format = unit ? labels.number : String;
  // A visitor may type decimals.
  const formatSpoken = (value: number) => `${format(Math.round(value))} ${spokenUnit}`.trim();
  const onSlide = (end: RangeEnd, value: number | null) => write(end, value === null ? "" : `${value}`);
  const fields = { ...props, format, write };

  return (
    <div className="range">
      {bars.heights.length > 1 && (
        <div className="range-track with-script">
          <Histogram bars={bars} low={low} high={high} />
          <RangeLine {...{ floor, ceiling, low, high }} />
          <RangeHandles {...{ label, step, floor, ceiling, low, high, labels, formatSpoken, onSlide }} />
        </div>
      )}
      <div className="range-fields">
        <NumberField {...fields} end="min" endLabel={labels.from} text={draft.min} />
        <NumberField {...fields} end="max" endLabel={labels.to} text={draft.max} />
      </div>
    </div>
  );
};
