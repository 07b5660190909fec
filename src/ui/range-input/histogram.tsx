/** Integers in bars of equal width. `from`: the lowest one of the first bar. */
export type HistogramBars = {
  readonly from: number;
  readonly width: number;
  /** Height in units of `TALLEST` for the bar with the most items, 0 for none. */
  readonly heights: readonly number[];
};

type HistogramProps = { readonly bars: HistogramBars; readonly low: number; readonly high: number };

/** Height of the tallest bar, in parts of a drawing that is 46 pixels high. */
const TALLEST = 200;

const SMALLEST = 8;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Heights of bars for these numbers of items. A single bar is not drawn. */
export const barHeights = (counts: readonly number[]): readonly number[] => {
  const most = Math.max(1, ...counts);
  if (counts.length < 2) return counts.map(() => 0);
  // The square root keeps small counts visible.
  return counts.map((count) => (count > 0 ? Math.max(SMALLEST, Math.round(Math.sqrt(count / most) * TALLEST)) : 0));
};

/** Width of a slot, and of the bar at its left: whole numbers, of which one is 0.6 % of all. A bar has at most 8 %. */
const widthsOf = (slots: number): { readonly slot: number; readonly bar: number } => {
  const slot = Math.max(2, Math.round(100 / 0.6 / slots));
  return { slot, bar: Math.min(slot - 1, 13) };
};

/** Bars as one area above a line: a number is stated once, where a stroke goes up and down by it. */
const drawBars = (heights: readonly number[]): string => {
  const { slot, bar } = widthsOf(heights.length);
  let path = "";
  let skipped = 0;
  for (const height of heights) {
    if (height === 0) {
      skipped += slot;
      continue;
    }
    path += `${path === "" ? `M${skipped} 0` : `h${skipped}`}V-${height}h${bar}V0`;
    skipped = slot - bar;
  }
  return path;
};

/** Bars of equal width, in a path for each colour. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const { from, width, heights } = bars;
  const isOutside = (index: number): boolean => from + (index + 1) * width <= low || from + index * width > high;
  const inside = drawBars(heights.map((height, index) => (isOutside(index) ? 0 : height)));
  const outside = drawBars(heights.map((height, index) => (isOutside(index) ? height : 0)));
  const slots = Math.max(heights.length, 1);
  return (
    <svg
      className="histogram"
      viewBox={`0 -${TALLEST} ${slots * widthsOf(slots).slot} ${TALLEST}`}
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
