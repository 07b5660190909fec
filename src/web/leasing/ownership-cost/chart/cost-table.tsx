import { ownershipCostStrings as strings } from "../ownership-cost-strings.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { CostKey } from "#domain/ownership/index.ts";
import type { BarSegment, CostColumn, OwnershipCostView } from "../ownership-view.ts";

const Amount = ({ amount }: { readonly amount: string | null }) =>
  amount ? (
    amount
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{amount === null ? strings.notEstimated : strings.notApplicable}</span>
    </>
  );

type TableProps = { readonly view: OwnershipCostView; readonly hasTotals: boolean };

/** Without a total there is nothing to compare: the costs that are the same for every way of paying, in one column. */
const knownCosts = ({ columns: [first], rows, ...view }: OwnershipCostView): OwnershipCostView => ({
  ...view,
  columns: first === undefined ? [] : [{ ...first, label: strings.monthly }],
  rows: rows.filter(({ cells: [cell] }) => cell !== ""),
});

const Head = ({ columns }: { readonly columns: readonly CostColumn[] }) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="sr-only">{strings.item}</span>
      </th>
      {columns.map(({ option, label }) => (
        <th key={option} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

const BAR_HEIGHT = 28;

/** Vertical offset of a subsidy below the costs. */
const BONUS_INSET = 6;

const segmentClass = (key: BarSegment["key"]): string => classNames("cost-segment", key === "bonus" && "cost-bonus");

/** Fill patterns that distinguish segments without colour: ink, a tint of it, lines or dots. */
const PATTERNS: Readonly<Record<Exclude<CostKey, "depreciation" | "lease_payments" | "bonus">, string>> = {
  charges: "M2 2H4V4H2Z",
  registration_tax: "M0 4 4 0 8 4",
  interest: "M0 8 8 0M-2 2 2-2M6 10l4-4",
  energy: "M0 0 8 8M-2 6l4 4M6-2l4 4",
  vehicle_tax: "M0 0 8 8M8 0 0 8",
  insurance: "M4 0V8",
  maintenance: "M0 4H8",
};

const patternId = (key: CostKey): string => `cost-${key}`;

/** Fill of a segment or legend entry; a subsidy is an empty box. */
const costFill = (key: CostKey): string => {
  if (key === "bonus") return "none";
  return key in PATTERNS ? `url(#${patternId(key)})` : "currentColor";
};

/** Defines the patterns; must be rendered once per page. */
const CostPatterns = () => (
  <svg width="0" height="0" className="cost-patterns" aria-hidden="true">
    <defs>
      {Object.entries(PATTERNS).map(([key, path]) => (
        <pattern key={key} id={patternId(key as CostKey)} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} stroke="currentColor" strokeWidth="1.5" />
        </pattern>
      ))}
    </defs>
  </svg>
);

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
  <div aria-hidden="true" className="cost-chart stack gap-14">
    <CostPatterns />
    {columns.map(({ option, label, total, bar }) => (
      <div key={option} className="cost-bar">
        <span className="text-soft">{label}</span>
        <span className="cost-bar-total strong figures">{total ?? strings.notEstimated}</span>
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
const CostKeyMark = ({ row }: { readonly row: BarSegment["key"] }) => (
  <svg width="16" height="16" aria-hidden="true" className="cost-mark">
    <rect x="0.75" y="0.75" width="14.5" height="14.5" fill={costFill(row)} className={segmentClass(row)} />
  </svg>
);

const Body = ({ view: { columns, rows }, hasTotals }: TableProps) => (
  <tbody>
    {rows.map((row) => (
      <tr key={row.key}>
        <th scope="row">
          <span className="cost-row-label">
            {hasTotals && <CostKeyMark row={row.key} />}
            {row.label}
          </span>
          {row.problem && <span className="cost-problem own-line text-xs text-soft">{row.problem}</span>}
          {row.condition && <span className="cost-problem own-line text-xs text-soft">{row.condition}</span>}
        </th>
        {columns.map(({ option }, index) => (
          <td key={option}>
            <Amount amount={row.cells[index] ?? null} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const Totals = ({ view: { columns, totalLabel } }: Pick<TableProps, "view">) => (
  <tfoot>
    <tr>
      <th scope="row">{totalLabel}</th>
      {columns.map(({ option, total }) => (
        <td key={option}>
          <Amount amount={total} />
        </td>
      ))}
    </tr>
  </tfoot>
);

/** The data of the chart: options as columns, items as rows. */
export const CostTable = ({ view, hasTotals }: TableProps) => {
  const shown = hasTotals ? view : knownCosts(view);
  return (
    <div className="cost-table-scroll">
      <table className="cost-table">
        <caption className="sr-only">{strings.table}</caption>
        <Head columns={shown.columns} />
        <Body view={shown} hasTotals={hasTotals} />
        {hasTotals && <Totals view={view} />}
      </table>
    </div>
  );
};
