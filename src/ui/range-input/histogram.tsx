/** Items from `from` to `to`, inclusive. `height`: of `TALLEST` for the most of them, 0 for none. */
export type HistogramBar = { readonly from: number; readonly to: number; readonly height: number };

type HistogramProps = { readonly bars: readonly HistogramBar[]; readonly low: number; readonly high: number };

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

/** The heights of as many bars as there are slots, from the paths that draw them. */
export const readBarHeights = (paths: readonly string[], slots: number): readonly number[] => {
  const { slot } = widthsOf(slots);
  const heights = Array.from({ length: slots }, () => 0);
  for (const path of paths) {
    let x = 0;
    for (const [, command, number] of path.matchAll(/([MhV])(-?\d+)/g)) {
      if (command !== "V") x += Number(number);
      else if (number !== "0") heights[x / slot] = -Number(number);
    }
  }
  return heights;
};

/** Bars of equal width, in a path for each colour. */
export const Histogram = ({ bars, low, high }: HistogramProps) => {
  const isOutside = (bar: HistogramBar): boolean => bar.to < low || bar.from > high;
  const inside = drawBars(bars.map((bar) => (isOutside(bar) ? 0 : bar.height)));
  const outside = drawBars(bars.map((bar) => (isOutside(bar) ? bar.height : 0)));
  const slots = Math.max(bars.length, 1);
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
