import type { RangeEnd } from "./use-range-draft.ts";

export type RangeLabels = {
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
export const RangeHandles = (props: RangeHandlesProps) => {
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
