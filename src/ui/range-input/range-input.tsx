import { Histogram, RangeLine, type HistogramBars } from "./histogram.tsx";
import { useState } from "react";

/** Null is an open end. */
type RangeLimits = { readonly min: number | null; readonly max: number | null };

type RangeEnd = "min" | "max";

type RangeDraft = Readonly<Record<RangeEnd, string>>;

const toText = (value: number | null): string => (value === null ? "" : `${value}`);

const toDraft = ({ min, max }: RangeLimits): RangeDraft => ({ min: toText(min), max: toText(max) });

// The server swaps limits in the wrong order.
const isSameRange = (draft: RangeDraft, { min, max }: RangeDraft): boolean =>
  (draft.min === min && draft.max === max) || (draft.min === max && draft.max === min);

/**
 * Text of the two fields. Follows the page, except that a response to an earlier edit does not overwrite a newer one
 * before the next reset.
 */
const useRangeDraft = (selected: RangeLimits, resets: number) => {
  const [draft, setDraft] = useState(toDraft(selected));
  const [last, setLast] = useState({ selected, resets });
  const [isEdited, setEdited] = useState(false);
  const isReset = last.resets !== resets;
  if (isReset || last.selected.min !== selected.min || last.selected.max !== selected.max) {
    setLast({ selected, resets });
    if (isReset || !isEdited || isSameRange(draft, toDraft(selected))) {
      setDraft(toDraft(selected));
      setEdited(false);
    }
  }
  const write = (end: RangeEnd, text: string) => {
    setDraft({ ...draft, [end]: text });
    setEdited(true);
  };
  return { draft, write };
};

type RangeLabels = {
  readonly from: string;
  readonly to: string;
  /** Value text of a handle at its own end, which sets no limit. */
  readonly open: Readonly<Record<RangeEnd, string>>;
  /** An integer with its thousands separator. */
  readonly number: (value: number) => string;
};

type RangeHandlesProps = {
  readonly label: string;
  readonly step: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
  readonly labels: RangeLabels;
  /** Formats a value for screen readers. */
  readonly formatSpoken: (value: number) => string;
  /** Called with null if the handle is at its own end. */
  readonly onSlide: (end: RangeEnd, value: number | null) => void;
};

/** Two native sliders on one track. A handle stops at the other one; at its own end it sets no limit. */
const RangeHandles = (props: RangeHandlesProps) => {
  const { label, step, floor, ceiling, low, high, labels, formatSpoken, onSlide } = props;
  const track = { min: floor, max: ceiling, step };
  // If both handles are at the upper end, the lower one must be on top to be movable.
  const lowOnTop = low > (floor + ceiling) / 2;
  return (
    <>
      <input
        {...track}
        type="range"
        value={low}
        aria-label={`${label} ${labels.from.toLowerCase()}`}
        aria-valuetext={low <= floor ? labels.open.min : formatSpoken(low)}
        onChange={(event) => {
          const value = Math.min(Number(event.target.value), high);
          onSlide("min", value <= floor ? null : value);
        }}
        className={lowOnTop ? "range-handle-top" : undefined}
      />
      <input
        {...track}
        type="range"
        value={high}
        aria-label={`${label} ${labels.to.toLowerCase()}`}
        aria-valuetext={high >= ceiling ? labels.open.max : formatSpoken(high)}
        onChange={(event) => {
          const value = Math.max(Number(event.target.value), low);
          onSlide("max", value >= ceiling ? null : value);
        }}
      />
    </>
  );
};

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
  /** Another number discards what was typed. */
  readonly resets: number;
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
  const { label, unit, spokenUnit = unit, step, selected, resets, bars, labels } = props;
  const { draft, write } = useRangeDraft(selected, resets);
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
