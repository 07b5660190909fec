import { DescriptionList } from "../../../ui/description-list/description-list.tsx";
import { Price } from "../../../ui/price/price.tsx";
import type { LeaseStatement } from "../../vehicle/index.ts";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import type { LeaseResultView } from "./calculator-view.ts";

/** The monthly payment, announced when it changes. */
export const LeaseMonth = ({ result }: { readonly result: LeaseResultView | null }) => (
  <output className="lease-month stack gap-6">
    {result === null ? (
      <span className="text-xl strong">{strings.unavailable}</span>
    ) : (
      <>
        <span className="cluster baseline gap-4 gap-x-12">
          <Price size="page" amount={result.monthly.amount} suffix={strings.perMonth} />
          <span className="text-s text-soft">{result.monthly.note}</span>
        </span>
        <span className="text-s">{result.name}</span>
        {result.other && (
          <span className="figures text-s">
            {result.other.amount}
            <span className="text-soft">
              {strings.perMonth} {result.other.note}
            </span>
          </span>
        )}
      </>
    )}
  </output>
);

/** The figures of the calculation. */
export const LeaseDetails = ({ result }: { readonly result: LeaseResultView }) => (
  <DescriptionList items={result.statement.rows} />
);

/** The legal statement as a small table; the warning of borrowers stands beside the payment. */
export const LeaseStatementTable = ({
  statement,
  asOf,
}: {
  readonly statement: LeaseStatement;
  readonly asOf?: string;
}) => (
  <div className="lease-statement stack gap-10 text-xs leading-m">
    <p>{statement.terms}.</p>
    <DescriptionList items={statement.rows} />
    <p>{[statement.note, asOf].filter(Boolean).join(" ")}</p>
  </div>
);

/** Notes below the figures; `emissions`: consumption and CO₂, required by law beside a price. */
export const LeaseConditions = ({
  result,
  emissions,
}: {
  readonly result: LeaseResultView;
  readonly emissions: string | null;
}) => (
  <div className="lease-conditions stack gap-8 leading-l text-soft">
    <p>
      {result.statement.terms}. {result.statement.note} {result.asOf}
    </p>
    {emissions && <p>{emissions}</p>}
  </div>
);
