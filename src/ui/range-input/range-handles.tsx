import { classNames } from "../class-names.ts";
import type { End } from "./use-range-draft.ts";

export type RangeWords = {
  readonly from: string;
  readonly to: string;
  /** What a handle at its own end says: nothing is left out there. */
  readonly open: Readonly<Record<End, string>>;
};

type RangeHandlesProps = {
  readonly label: string;
  readonly step: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
  readonly words: RangeWords;
  /** A value as it is read aloud. */
  readonly spoken: (value: number) => string;
  /** A handle was moved; null where it stands at its own end. */
  readonly slide: (end: End, value: number | null) => void;
};

/** Two native sliders on one track. Each stops at the other, and an end of the track stands for no limit. */
export const RangeHandles = (props: RangeHandlesProps) => {
  const { label, step, floor, ceiling, low, high, words, spoken, slide } = props;
  const track = { min: floor, max: ceiling, step };
  // Where both stand at the upper end only the lower one can still be moved: it has to lie on top.
  const lowOnTop = low > (floor + ceiling) / 2;
  return (
    <>
      <input
        {...track}
        type="range"
        value={low}
        aria-label={`${label} ${words.from.toLowerCase()}`}
        aria-valuetext={low <= floor ? words.open.min : spoken(low)}
        onChange={(event) => {
          const value = Math.min(Number(event.target.value), high);
          slide("min", value <= floor ? null : value);
        }}
        className={classNames("range-handle", lowOnTop && "range-handle-top")}
      />
      <input
        {...track}
        type="range"
        value={high}
        aria-label={`${label} ${words.to.toLowerCase()}`}
        aria-valuetext={high >= ceiling ? words.open.max : spoken(high)}
        onChange={(event) => {
          const value = Math.max(Number(event.target.value), low);
          slide("max", value >= ceiling ? null : value);
        }}
        className="range-handle"
      />
    </>
  );
};
