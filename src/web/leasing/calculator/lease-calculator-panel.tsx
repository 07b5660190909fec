import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { Monthly } from "../../../ui/price/price.tsx";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { HiddenParameters } from "../../platform/page/index.ts";
import type { CalculatorView } from "./calculator-view.ts";
import { MonthlyCost } from "../monthly-cost/monthly-cost.tsx";
import { LeaseProblemMessage } from "./lease-problem.tsx";
import { LeaseStatementTable } from "./lease-result.tsx";
import { LeaseTermsFields } from "./lease-terms-fields.tsx";
import { useLeaseCalculator, type LiveCalculator } from "./use-lease-calculator.ts";

type LeaseCalculatorPanelProps = {
  readonly view: CalculatorView;
  /** Prefix of the ids; unique on the page. */
  readonly id: string;
  /** Path of the page, which reads the terms from its URL. */
  readonly action: string;
  /** Consumption and CO₂, required by law beside the payment; null if unknown or stated elsewhere. */
  readonly emissions: string | null;
  /** Pages that receive the terms as parameters; null for none. */
  readonly calculatorHref: string | null;
  readonly requestHref: string | null;
};

type PanelPartProps = LeaseCalculatorPanelProps & { readonly calculator: LiveCalculator };

const Month = ({ calculator: { state }, id, emissions }: PanelPartProps) => {
  const popoverId = `${id}-conditions`;
  if (state.result === null) return <p className="text-s strong">{strings.unavailable}</p>;
  const { monthly, name, other, short, statement, monthlyCost } = state.result;
  return (
    <div className="lease-panel-month">
      <output>
        <Monthly
          amount={monthly.amount}
          unit={strings.perMonth}
          name={name}
          popoverId={popoverId}
          infoLabel={strings.conditionsInfo}
        />
      </output>
      <p className="text-xs leading-m text-soft">{short}</p>
      {other && (
        <p className="text-xs leading-m text-soft">
          {other.amount}
          {strings.perMonth} {other.note}
        </p>
      )}
      {monthlyCost && <MonthlyCost monthlyCost={monthlyCost} />}
      {statement.warning && <p className="text-xs leading-m text-soft no-print strong">{statement.warning}</p>}
      <Popover id={popoverId} title={strings.conditions} closeLabel={strings.close}>
        <LeaseStatementTable statement={statement} asOf={state.result.asOf} />
        {emissions && <p>{emissions}</p>}
      </Popover>
    </div>
  );
};

const Links = ({ calculator: { state }, calculatorHref, requestHref }: PanelPartProps) => {
  const search = state.result?.search ?? "";
  return (
    <p className="cluster no-print text-s">
      {calculatorHref && <Link href={calculatorHref + search}>{strings.openCalculator}</Link>}
      {requestHref && state.result && <Link href={requestHref + search}>{strings.request}</Link>}
    </p>
  );
};

/** The monthly payment with its conditions, and a form that changes its terms. */
export const LeaseCalculatorPanel = (props: LeaseCalculatorPanelProps) => {
  const { view, id, action } = props;
  const calculator = useLeaseCalculator(view);
  return (
    <div className="lease-panel stack gap-4 whole-line">
      <Month {...props} calculator={calculator} />
      <details className="lease-panel-terms no-print" open={view.isRequested}>
        <summary className="row spread tap text-s text-soft">
          {strings.open}
          <ChevronIcon />
        </summary>
        <form
          method="get"
          action={action}
          className="stack gap-16"
          onSubmit={calculator.onSubmit}
          {...calculator.fields}
        >
          <HiddenParameters parameters={view.carried} />
          <LeaseTermsFields calculator={calculator} id={id} look="select" />
          <LeaseProblemMessage calculator={calculator} />
          <FallbackSubmit hasFailed={calculator.hasFailed} variant="secondary" size="small" label={strings.calculate} />
        </form>
      </details>
      <Links {...props} calculator={calculator} />
    </div>
  );
};
