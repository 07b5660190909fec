import { ownershipCostStrings as strings } from "../ownership-cost-strings.ts";
import { CostKeyMark } from "./cost-chart.tsx";
import type { OwnershipCostView } from "../ownership-view.ts";

const Amount = ({ amount }: { readonly amount: string | null }) =>
  amount ? (
    amount
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{amount === null ? strings.notEstimated : strings.notApplicable}</span>
    </>
  );

/** The data of the chart: options as columns, items as rows. */
export const CostTable = ({ view }: { readonly view: OwnershipCostView }) => (
  <div className="cost-table-scroll">
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
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <span className="cost-row-label">
                <CostKeyMark row={row.key} />
                {row.label}
              </span>
              {row.problem && <span className="cost-problem">{row.problem}</span>}
              {row.condition && <span className="cost-problem">{row.condition}</span>}
            </th>
            {view.columns.map(({ option }, index) => (
              <td key={option}>
                <Amount amount={row.cells[index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
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
  </div>
);
