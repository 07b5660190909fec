/** Number of items from `from` to `to`, inclusive. */
export type HistogramBar = { readonly from: number; readonly to: number; readonly count: number };

type HistogramProps = { readonly bars: readonly HistogramBar[]; readonly low: number; readonly high: number };

const WIDTH = 100;
const HEIGHT = 40;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Bars of equal width, in two paths: one for each colour. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  const width = WIDTH / Math.max(bars.length, 1);
  const isOutside = (bar: HistogramBar): boolean => bar.to < low || bar.from > high;
  // The square root keeps small counts visible.
  const top = ({ count }: HistogramBar): number =>
    roundToHundredth(HEIGHT - Math.max(1.5, Math.sqrt(count / tallest) * HEIGHT));
  const draw = (isDrawn: (bar: HistogramBar) => boolean): string =>
    bars
      .map((bar, index) =>
        bar.count > 0 && isDrawn(bar)
          ? `M${roundToHundredth(index * width)} ${HEIGHT}V${top(bar)}h${roundToHundredth(Math.min(width - 0.6, 8))}V${HEIGHT}z`
          : "",
      )
      .join("");
  return (
    <svg className="histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="bar" d={draw((bar) => !isOutside(bar))} />
      <path className="bar bar-out" d={draw(isOutside)} />
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
