import { classNames } from "../class-names.ts";

/** How many there are from `from` to `to`. */
export type Bar = { readonly from: number; readonly to: number; readonly count: number };

type HistogramProps = { readonly bars: readonly Bar[]; readonly low: number; readonly high: number };

const WIDTH = 100;
const HEIGHT = 40;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Bars of one width, side by side. Drawn with attributes only: a strict content policy allows no inline style. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  const width = WIDTH / Math.max(bars.length, 1);
  return (
    <svg className="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, index) => {
        // The square root keeps rare values visible beside a crowd.
        const height = bar.count === 0 ? 0 : Math.max(1.5, Math.sqrt(bar.count / tallest) * HEIGHT);
        return (
          <rect
            key={bar.from}
            x={rounded(index * width)}
            y={rounded(HEIGHT - height)}
            width={rounded(Math.min(width - 0.6, 8))}
            height={rounded(height)}
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

/** The track under the bars; what lies between the handles stands out. */
export const RangeLine = ({ floor, ceiling, low, high }: RangeLineProps) => {
  const percent = (value: number): number =>
    rounded(((Math.min(Math.max(value, floor), ceiling) - floor) / Math.max(ceiling - floor, 1)) * 100);
  const from = percent(low);
  return (
    <svg className="range-line" aria-hidden="true">
      <rect x={`${from}%`} width={`${Math.max(rounded(percent(high) - from), 0)}%`} height="100%" />
    </svg>
  );
};
