import { ownershipCostStrings as strings } from "../ownership-cost-strings.ts";
import { CostKeyMark } from "./cost-chart.tsx";
import type { CostColumn, OwnershipCostView } from "../ownership-view.ts";

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

const Body = ({ view: { columns, rows }, hasTotals }: TableProps) => (
  <tbody>
    {rows.map((row) => (
      <tr key={row.key}>
        <th scope="row">
          <span className="cost-row-label">
            {hasTotals && <CostKeyMark row={row.key} />}
            {row.label}
          </span>
          {row.problem && <span className="cost-problem">{row.problem}</span>}
          {row.condition && <span className="cost-problem">{row.condition}</span>}
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
