import { classNames } from "../class-names.ts";

/** Number of items from `from` to `to`, inclusive. */
export type HistogramBar = { readonly from: number; readonly to: number; readonly count: number };

type HistogramProps = { readonly bars: readonly HistogramBar[]; readonly low: number; readonly high: number };

const WIDTH = 100;
const HEIGHT = 40;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Bars of equal width. Uses SVG attributes only, since the content policy forbids inline styles. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  const width = WIDTH / Math.max(bars.length, 1);
  return (
    <svg className="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, index) => {
        // The square root keeps small counts visible.
        const height = bar.count === 0 ? 0 : Math.max(1.5, Math.sqrt(bar.count / tallest) * HEIGHT);
        return (
          <rect
            key={bar.from}
            x={roundToHundredth(index * width)}
            y={roundToHundredth(HEIGHT - height)}
            width={roundToHundredth(Math.min(width - 0.6, 8))}
            height={roundToHundredth(height)}
            className={classNames("bar", (bar.to < low || bar.from > high) && "bar-out")}
          />
        );
      })}
    </svg>
  );
};

type RangeLineProps = {
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
};

/** The track with the selected part highlighted. */
export const RangeLine = ({ floor, ceiling, low, high }: RangeLineProps) => {
  const percent = (value: number): number =>
    roundToHundredth(((Math.min(Math.max(value, floor), ceiling) - floor) / Math.max(ceiling - floor, 1)) * 100);
  const from = percent(low);
  return (
    <svg className="range-line" aria-hidden="true">
      <rect x={`${from}%`} width={`${Math.max(roundToHundredth(percent(high) - from), 0)}%`} height="100%" />
    </svg>
  );
};
