import { classNames } from "../../../../ui/class-names.ts";
import { ownershipCostStrings as strings } from "../ownership-cost-strings.ts";
import { costFill, CostPatterns } from "./cost-patterns.tsx";
import type { BarSegment, CostColumn } from "../ownership-view.ts";

const BAR_HEIGHT = 28;

/** Vertical offset of a subsidy below the costs. */
const BONUS_INSET = 6;

const segmentClass = (key: BarSegment["key"]): string => classNames("cost-segment", key === "bonus" && "cost-bonus");

const Segment = ({ segment: { key, x, width } }: { readonly segment: BarSegment }) => {
  const inset = key === "bonus" ? BONUS_INSET : 1;
  return (
    <rect
      x={`${x}%`}
      width={`${width}%`}
      y={inset}
      height={BAR_HEIGHT - 2 * inset}
      fill={costFill(key)}
      className={segmentClass(key)}
    />
  );
};

/** One stacked bar per option. Hidden from assistive technology, which reads the table. */
export const CostChart = ({ columns }: { readonly columns: readonly CostColumn[] }) => (
  <div aria-hidden="true" className="cost-chart">
    <CostPatterns />
    {columns.map(({ option, label, total, bar }) => (
      <div key={option} className="cost-bar">
        <span className="cost-bar-label">{label}</span>
        <span className="cost-bar-total">{total ?? strings.notEstimated}</span>
        <svg width="100%" height={BAR_HEIGHT}>
          {bar.map((segment) => (
            <Segment key={segment.key} segment={segment} />
          ))}
        </svg>
      </div>
    ))}
  </div>
);

/** Legend entry: links a table row to the chart segments. */
export const CostKeyMark = ({ row }: { readonly row: BarSegment["key"] }) => (
  <svg width="16" height="16" aria-hidden="true" className="cost-mark">
    <rect x="0.75" y="0.75" width="14.5" height="14.5" fill={costFill(row)} className={segmentClass(row)} />
  </svg>
);
