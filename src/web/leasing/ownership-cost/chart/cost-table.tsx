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

type TableProps = { readonly view: OwnershipCostView };

type BodyProps = TableProps & { readonly columns: readonly CostColumn[]; readonly hasMarks: boolean };

const Body = ({ view, columns, hasMarks }: BodyProps) => (
  <tbody>
    {view.rows.map((row) => (
      <tr key={row.key}>
        <th scope="row">
          <span className="cost-row-label">
            {hasMarks && <CostKeyMark row={row.key} />}
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

/** The data of the chart: options as columns, items as rows. */
const OptionsTable = ({ view }: TableProps) => (
  <table className="cost-table">
    <caption className="sr-only">{strings.table}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{strings.item}</span>
        </th>
        {view.columns.map(({ option, label }) => (
          <th key={option} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <Body view={view} columns={view.columns} hasMarks />
    <tfoot>
      <tr>
        <th scope="row">{view.totalLabel}</th>
        {view.columns.map(({ option, total }) => (
          <td key={option}>
            <Amount amount={total} />
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);

/** Without a total there is nothing to compare: the costs that are the same for every way of paying, in one column. */
const KnownCostsTable = ({ view }: TableProps) => {
  const rows = view.rows.filter(({ cells: [first] }) => first !== "");
  return (
    <table className="cost-table">
      <caption className="sr-only">{strings.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{strings.item}</span>
          </th>
          <th scope="col">{strings.monthly}</th>
        </tr>
      </thead>
      <Body view={{ ...view, rows }} columns={view.columns.slice(0, 1)} hasMarks={false} />
    </table>
  );
};

export const CostTable = ({ view, hasTotals }: TableProps & { readonly hasTotals: boolean }) => (
  <div className="cost-table-scroll">{hasTotals ? <OptionsTable view={view} /> : <KnownCostsTable view={view} />}</div>
);
