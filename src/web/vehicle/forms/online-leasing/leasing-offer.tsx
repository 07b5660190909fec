import { ChevronIcon } from "../../../../ui/icons/icons.tsx";
import { leasingPageStrings as strings } from "./online-leasing-strings.ts";
import {
  LeaseConditions,
  LeaseDetails,
  LeaseProblemMessage,
  LeaseTermsFields,
  type LiveCalculator,
} from "../../../leasing/index.ts";
import { FallbackSubmit } from "../../../platform/lazy-script/index.ts";
import { STEP_FIELD } from "./steps.ts";

type LeasingOfferProps = {
  readonly calculator: LiveCalculator<HTMLDivElement>;
  readonly emissions: string | null;
};

/** The terms, still editable, with the resulting figures. */
export const LeasingOffer = ({ calculator, emissions }: LeasingOfferProps) => {
  const { result } = calculator.state;
  return (
    <div className="stack gap-24" {...calculator.fields}>
      <LeaseTermsFields calculator={calculator} id="demande" look="buttons" />
      <LeaseProblemMessage calculator={calculator} />
      <FallbackSubmit
        hasFailed={calculator.hasFailed}
        variant="secondary"
        name={STEP_FIELD}
        value="offre"
        formNoValidate
        label={strings.recalculate}
      />
      {result && (
        <details>
          <summary className="row spread tap line-below text-s">
            {strings.details}
            <ChevronIcon />
          </summary>
          <LeaseDetails result={result} />
        </details>
      )}
      {result && <LeaseConditions result={result} emissions={emissions} />}
    </div>
  );
};

/** The monthly payment and its terms, above every step. */
export const LeasingAmount = ({ calculator: { state } }: Pick<LeasingOfferProps, "calculator">) => (
  <output className="leasing-amount py-12 cluster baseline gap-2 gap-x-16 lines">
    <span className="text-s text-soft">{strings.month}</span>
    {state.result === null ? (
      <span>{strings.noAmount}</span>
    ) : (
      <>
        <span className="text-l strong figures">
          {state.result.monthly.amount}
          <span className="text-s text-soft">/mois {state.result.monthly.note}</span>
        </span>
        <span className="text-s">{state.result.name}</span>
        <span className="text-s">{state.result.short}</span>
        {state.result.statement.warning && <span className="text-s strong">{state.result.statement.warning}</span>}
      </>
    )}
  </output>
);
