import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "../../../../ui/breadcrumbs/breadcrumbs.tsx";
import { ChevronIcon } from "../../../../ui/icons/icons.tsx";
import {
  LeadFields,
  LeadForm,
  type LeadFormElements,
  type LeadFormReply,
  leadFormStrings,
  type LeadFormView,
  ProblemSummary,
  SubjectCard,
} from "../../../leads/index.ts";
import { Crumbs, Main } from "../../../platform/page/index.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { type CarView, EstimatePanel } from "./estimate-panel.tsx";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";
import "./trade-in.css";

type TradeInPageProps = {
  readonly view: LeadFormView;
  /** Names of the fields about the vehicle. */
  readonly carFields: readonly string[];
  readonly car: CarView;
  readonly crumbs: readonly Crumb[];
  readonly reply: LeadFormReply | undefined;
  readonly privacyHref: string;
  readonly subjectHref?: string | undefined;
  readonly picture: ReactNode;
  /** Follows the form. */
  readonly after?: ReactNode;
};

type ValidCar = Extract<CarView, { readonly type: "valid" }>;

/** The answers about the vehicle are part of the request. */
const RequestFields = ({
  car,
  carFields,
  parts,
}: Pick<TradeInPageProps, "carFields"> & { car: ValidCar; parts: LeadFormElements }) => (
  <>
    {Object.entries(car.values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {parts.renderFields(parts.fields.filter(({ name }) => !carFields.includes(name)))}
    {parts.privacy}
    {parts.submit}
  </>
);

type RequestProps = TradeInPageProps & {
  readonly car: ValidCar;
  /** The questions about the vehicle, to change the answers. */
  readonly carForm: ReactNode;
};

const Request = ({ car, carForm, view, carFields, reply, privacyHref }: RequestProps) => {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="stack gap-6">
        <p className="text-l strong">{car.summary}</p>
        <details className="trade-in-change">
          <summary className="link row gap-6 fit tap">
            {strings.change}
            <ChevronIcon />
          </summary>
          {carForm}
        </details>
      </div>
      {car.estimate && <EstimatePanel estimate={car.estimate} answer={view.answer} />}
      <div className="stack">
        <h2 className="text-xl">{car.estimate?.type === "range" ? strings.confirm : strings.ask}</h2>
        <p>{strings.confirmText(view.answer)}</p>
      </div>
      <LeadForm view={view} reply={reply} privacyHref={privacyHref} action={pathname + search}>
        {(parts) => <RequestFields car={car} carFields={carFields} parts={parts} />}
      </LeadForm>
    </>
  );
};

const Aside = ({ view: { subject, answer }, subjectHref, picture }: TradeInPageProps) =>
  subject === null ? (
    <aside aria-labelledby="deroulement" className="sticky-aside stack gap-16">
      <h2 id="deroulement" className="text-l strong">
        {strings.how}
      </h2>
      <ol className="trade-in-steps stack gap-16">
        {strings.steps(answer).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  ) : (
    <div className="subject-column">
      <div className="subject-sticky sticky-aside">
        <SubjectCard subject={subject} href={subjectHref} picture={picture} />
      </div>
    </div>
  );

type CarFormProps = {
  readonly fields: LeadFormView["fields"];
  readonly car: CarView;
  /** Path of the page. */
  readonly action: string;
};

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The questions about the vehicle. The answers are the page's address: it works without scripts and can be shared. */
const CarForm = ({ fields, car, action }: CarFormProps) => {
  const summary = useRef<HTMLElement>(null);
  const errors = car.type === "invalid" ? car.errors : NO_ERRORS;
  return (
    <form method="get" action={action} noValidate className="stack gap-24" aria-label={strings.carLabel}>
      {car.type === "invalid" && (
        <ProblemSummary
          problems={{ errors, notice: leadFormStrings.fix, tone: "error" }}
          anchor={summary}
          title={strings.incomplete}
        />
      )}
      <LeadFields fields={fields} reply={{ values: car.values }} errors={errors} />
      <div>
        <Button type="submit" size="large" label={strings.show} />
      </div>
    </form>
  );
};

/** First the vehicle, then its provisional price and the request. */
export const TradeInPage = (props: TradeInPageProps) => {
  const { pathname } = useLocation();
  const { view, carFields, car, crumbs } = props;
  const fields = view.fields.filter(({ name }) => carFields.includes(name));
  const carForm = <CarForm fields={fields} car={car} action={pathname} />;
  return (
    <Main className="wrap form-page">
      <Crumbs items={crumbs} />
      <div className="form-columns">
        <div className="stack gap-32 form-width">
          <div className="stack">
            <h1>{strings.title}</h1>
            {car.type !== "valid" && <p>{strings.intro}</p>}
          </div>
          {car.type === "valid" ? <Request {...props} car={car} carForm={carForm} /> : carForm}
        </div>
        <Aside {...props} />
      </div>
      {props.after}
    </Main>
  );
};
