import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { HiddenParameters } from "../../platform/page/index.ts";
import { MonthlyCost } from "../monthly-cost/monthly-cost.tsx";
import { LeaseProblemMessage } from "./lease-problem.tsx";
import { LeaseStatementTable } from "./lease-result.tsx";
import { LeaseTermsFields } from "./lease-terms-fields.tsx";
import type { LiveCalculator } from "./use-lease-calculator.ts";

type LeaseCalculatorPanelProps = {
  readonly calculator: LiveCalculator;
  /** Prefix of the ids; unique on the page. */
  readonly id: string;
  /** Path of the page, which reads the terms from its URL. */
  readonly action: string;
  /** Pages that receive the terms as parameters; null for none. */
  readonly calculatorHref: string | null;
  readonly requestHref: string | null;
};

/** The payment and what it is, on one line, and the warning of borrowers. */
const Month = ({ calculator: { state } }: LeaseCalculatorPanelProps) => {
  if (state.result === null) return <p className="text-s strong">{strings.unavailable}</p>;
  const { monthly, name, statement } = state.result;
  return (
    <>
      <output className="lease-panel-month figures">
        <span className="strong">{monthly.amount}</span>
        <span className="text-soft">{strings.perMonth}</span> <span className="text-xs text-soft">{name}</span>
      </output>
      {statement.warning && <p className="text-xs leading-m text-soft strong">{statement.warning}</p>}
    </>
  );
};

/** What the payment is calculated with, and what the vehicle costs a month with it. */
const Terms = ({ calculator: { state } }: LeaseCalculatorPanelProps) => {
  if (state.result === null) return null;
  const { short, other, monthlyCost } = state.result;
  return (
    <div className="no-print">
      <p className="text-s text-soft">
        {short}
        {other && (
          <>
            <br />
            {other.amount}
            {strings.perMonth} {other.note}
          </>
        )}
      </p>
      {monthlyCost && <MonthlyCost monthlyCost={monthlyCost} />}
    </div>
  );
};

const Links = ({ calculator: { state }, calculatorHref, requestHref }: LeaseCalculatorPanelProps) => {
  const search = state.result?.search ?? "";
  return (
    <p className="cluster no-print text-s">
      {calculatorHref && <Link href={calculatorHref + search}>{strings.openCalculator}</Link>}
      {requestHref && state.result && <Link href={requestHref + search}>{strings.request}</Link>}
    </p>
  );
};

/** One line with the monthly payment; its details are its conditions, and a form that changes its terms. */
export const LeaseCalculatorPanel = (props: LeaseCalculatorPanelProps) => {
  const { calculator, id, action } = props;
  const { view } = calculator;
  const { result } = calculator.state;
  return (
    <div className="lease-panel whole-line">
      <Month {...props} />
      <details className="print-open" open={view.isRequested}>
        <summary className="row gap-4 tap text-s no-print">
          <span>
            {strings.details}
            <span className="sr-only"> {strings.ofPayment}</span>
          </span>
          <ChevronIcon />
        </summary>
        <div className="lease-panel-details stack gap-16">
          <Terms {...props} />
          <form
            method="get"
            action={action}
            aria-label={strings.adapt}
            className="stack gap-16 no-print"
            onSubmit={calculator.onSubmit}
            {...calculator.fields}
          >
            <HiddenParameters parameters={view.carried} />
            <LeaseTermsFields calculator={calculator} id={id} look="select" />
            <LeaseProblemMessage calculator={calculator} />
            <FallbackSubmit
              hasFailed={calculator.hasFailed}
              variant="secondary"
              size="small"
              label={strings.calculate}
            />
          </form>
          <Links {...props} />
          {result && <LeaseStatementTable statement={result.statement} asOf={result.asOf} />}
        </div>
      </details>
    </div>
  );
};
