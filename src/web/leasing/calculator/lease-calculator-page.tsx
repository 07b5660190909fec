import { memo, useDeferredValue } from "react";
import { Button } from "../../../ui/button/button.tsx";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { Price } from "../../../ui/price/price.tsx";
import { calculatorStrings as strings } from "./lease-calculator-strings.ts";
import { PageEvent } from "../../platform/analytics/index.ts";
import { FallbackSubmit } from "../../platform/lazy-script/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import { VehiclePicture, type Picture } from "../../platform/pictures/index.ts";
import type { CalculatorView, LeaseResultView } from "./calculator-view.ts";
import { LeaseProblemMessage } from "./lease-problem.tsx";
import { LeaseConditions, LeaseDetails, LeaseMonth } from "./lease-result.tsx";
import { LeaseSchedule } from "./lease-schedule.tsx";
import { LeaseTermsFields } from "./lease-terms-fields.tsx";
import { useLeaseCalculator, type LiveCalculator } from "./use-lease-calculator.ts";
import "./lease-page.css";

/** Plain JSON. */
export type CalculatorPageView = {
  readonly vehicleId: number;
  readonly name: string;
  readonly trim: string | null;
  readonly price: { readonly amount: string; readonly suffix: string | null };
  readonly picture: Picture | null;
  readonly emissions: string | null;
  readonly crumbs: readonly Crumb[];
  readonly vehicleHref: string;
  readonly interestHref: string;
  /** Null for a vehicle that cannot be requested. */
  readonly requestHref: string | null;
  readonly action: string;
} & (
  | { readonly calculator: CalculatorView; readonly problem: null }
  /** Page of a vehicle for which no terms can be calculated. */
  | { readonly calculator: null; readonly problem: string }
);

type ViewProps = { readonly view: CalculatorPageView };

const Vehicle = ({ view }: ViewProps) => (
  <div className="lease-vehicle">
    {view.picture && (
      <div className="frame">
        <VehiclePicture picture={view.picture} sizes="(width >= 64rem) 220px, 120px" eager />
      </div>
    )}
    <div className="stack gap-4">
      <p className="text-l strong">
        <Link href={view.vehicleHref} quiet>
          {view.name}
        </Link>
      </p>
      {view.trim && <p className="text-s text-soft">{view.trim}</p>}
      <Price amount={view.price.amount} suffix={view.price.suffix ?? undefined} />
    </div>
  </div>
);

const Result = ({ view, calculator }: ViewProps & { readonly calculator: LiveCalculator }) => {
  const { result } = calculator.state;
  return (
    <div className="lease-result">
      <LeaseMonth result={result} />
      {result && (
        <div className="stack gap-4 text-s">
          <p className="text-soft">{result.short}</p>
          {result.statement.warning && <p className="strong">{result.statement.warning}</p>}
        </div>
      )}
      <LeaseProblemMessage calculator={calculator} />
      {result && <LeaseDetails result={result} />}
      <div className="stack no-print">
        {view.requestHref && result && (
          <Button size="large" fullWidth href={view.requestHref + result.search} label={strings.request} />
        )}
        <Button variant="secondary" fullWidth href={view.interestHref} label={strings.interest} />
      </div>
    </div>
  );
};

type BelowResultProps = { readonly result: LeaseResultView | null; readonly emissions: string | null };

const BelowResult = memo(({ result, emissions }: BelowResultProps) => (
  <>
    {result && <LeaseConditions result={result} emissions={emissions} />}
    {result?.schedule && <LeaseSchedule schedule={result.schedule} />}
  </>
));

const Calculator = ({ view, calculatorView }: ViewProps & { readonly calculatorView: CalculatorView }) => {
  const calculator = useLeaseCalculator(calculatorView);
  // The schedule has hundreds of figures, so the payment is painted first.
  const settled = useDeferredValue(calculator.state.result);
  return (
    <>
      <div className="lease-columns">
        <div className="stack gap-32">
          <Vehicle view={view} />
          <form
            method="get"
            action={view.action}
            className="stack gap-32"
            onSubmit={calculator.onSubmit}
            {...calculator.fields}
          >
            <LeaseTermsFields calculator={calculator} id="leasing" look="buttons" />
            <FallbackSubmit hasFailed={calculator.hasFailed} label={strings.calculate} />
          </form>
        </div>
        <Result view={view} calculator={calculator} />
      </div>
      <BelowResult result={settled} emissions={view.emissions} />
    </>
  );
};

const NoCalculator = ({ view, problem }: ViewProps & { readonly problem: string }) => (
  <div className="stack gap-32 form-width">
    <Vehicle view={view} />
    <Notice title={strings.noLease}>
      <p>{problem}</p>
    </Notice>
    <div>
      <Button href={view.interestHref} label={strings.interest} />
    </div>
  </div>
);

export const LeaseCalculatorPage = ({ view }: ViewProps) => (
  <Main className="wrap form-page">
    <PageEvent event="view_vehicle_lease_calculator" fields={{ vehicle_id: view.vehicleId }} />
    <Crumbs items={view.crumbs} />
    <div className="stack gap-32">
      <div className="stack">
        <h1>{strings.title}</h1>
        {view.calculator && <p className="form-width">{strings.intro}</p>}
      </div>
      {view.calculator ? (
        <Calculator view={view} calculatorView={view.calculator} />
      ) : (
        <NoCalculator view={view} problem={view.problem} />
      )}
    </div>
  </Main>
);
