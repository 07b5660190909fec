import { classNames } from "../class-names.ts";

/** How many there are from `from` to `to`. */
export type Bar = { readonly from: number; readonly to: number; readonly count: number };

type HistogramProps = {
  readonly bars: readonly Bar[];
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
};

const WIDTH = 100;
const HEIGHT = 40;

/** Drawn with attributes only, since a strict content policy allows no inline style. */
export const Histogram = ({ bars, floor, ceiling, low, high }: HistogramProps) => {
  const span = Math.max(ceiling - floor, 1);
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  const place = (value: number) => ((Math.min(Math.max(value, floor), ceiling) - floor) / span) * WIDTH;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return (
    <svg className="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar) => {
        // The square root keeps rare values visible beside a crowd.
        const height = bar.count === 0 ? 0 : Math.max(1.5, Math.sqrt(bar.count / tallest) * HEIGHT);
        const x = place(bar.from);
        return (
          <rect
            key={bar.from}
            x={rounded(x)}
            y={rounded(HEIGHT - height)}
            width={rounded(Math.max(place(bar.to) - x - 0.6, 0.4))}
            height={rounded(height)}
            className={classNames("bar", (bar.to < low || bar.from > high) && "bar-out")}
          />
        );
      })}
    </svg>
  );
};
