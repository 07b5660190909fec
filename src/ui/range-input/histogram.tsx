/** Number of items from `from` to `to`, inclusive. */
export type HistogramBar = { readonly from: number; readonly to: number; readonly count: number };

type HistogramProps = { readonly bars: readonly HistogramBar[]; readonly low: number; readonly high: number };

const HEIGHT = 40;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Width of a bar in parts of its slot: a gap of 0.6 % of all, and at most 8 %. */
const barWidth = (slots: number): number => roundToThousandth(Math.min(100 / slots - 0.6, 8) * (slots / 100));

/** Bars as strokes of one path, one unit a slot: each starts where the one before it ended. */
const drawBars = (heights: readonly number[], width: number): string => {
  let path = "";
  let last: { readonly index: number; readonly height: number } | null = null;
  for (const [index, height] of heights.entries()) {
    if (height === 0) continue;
    path += last ? `m${index - last.index} ${last.height}` : `M${roundToThousandth(index + width / 2)} ${HEIGHT}`;
    path += `v-${height}`;
    last = { index, height };
  }
  return path;
};

/** Bars of equal width, in a path for each colour. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  const slots = Math.max(bars.length, 1);
  const width = barWidth(slots);
  const isOutside = (bar: HistogramBar): boolean => bar.to < low || bar.from > high;
  // The square root keeps small counts visible.
  const height = ({ count }: HistogramBar): number =>
    count > 0 ? roundToTenth(Math.max(1.5, Math.sqrt(count / tallest) * HEIGHT)) : 0;
  const inside = drawBars(
    bars.map((bar) => (isOutside(bar) ? 0 : height(bar))),
    width,
  );
  const outside = drawBars(
    bars.map((bar) => (isOutside(bar) ? height(bar) : 0)),
    width,
  );
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${slots} ${HEIGHT}`}
      strokeWidth={width}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {inside && <path d={inside} />}
      {outside && <path className="bar-out" d={outside} />}
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
