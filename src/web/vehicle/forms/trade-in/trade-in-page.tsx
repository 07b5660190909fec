import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "../../../../ui/breadcrumbs/breadcrumbs.tsx";
import { ChevronIcon } from "../../../../ui/icons/icons.tsx";
import { LeadForm, type LeadFormReply, type LeadFormView, SubjectCard } from "../../../leads/index.ts";
import { Crumbs, Main } from "../../../platform/page/index.ts";
import { CarForm, ChoiceForm, RefineForm } from "./car-forms.tsx";
import type { CarView, DescribedView } from "./car-view.ts";
import { EstimatePanel } from "./estimate-panel.tsx";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";
import "./trade-in.css";

type TradeInPageProps = {
  readonly title: string;
  readonly view: LeadFormView;
  /** The questions whose answers are the page's address. */
  readonly carFields: LeadFormView["fields"];
  readonly car: CarView;
  readonly crumbs: readonly Crumb[];
  readonly reply: LeadFormReply | undefined;
  readonly privacyHref: string;
  readonly subjectHref?: string | undefined;
  readonly picture: ReactNode;
  /** Follows the form. */
  readonly after?: ReactNode;
};

type RequestProps = Omit<TradeInPageProps, "car"> & { readonly car: DescribedView };

/** What the address does not answer; the first question begins the group of the vehicle. */
const openFields = ({ fields }: LeadFormView, { answers }: DescribedView): LeadFormView["fields"] => {
  const [first, ...rest] = fields.filter(({ name }) => !Object.hasOwn(answers, name));
  const group = fields[0]?.group;
  return first === undefined ? [] : [group === undefined ? first : { ...first, group }, ...rest];
};

/** The answers about the vehicle are part of the request. */
const Request = ({ car, view, reply, privacyHref }: RequestProps) => {
  const { pathname, search } = useLocation();
  const open = openFields(view, car);
  return (
    <LeadForm
      view={{ ...view, initialValues: car.guesses }}
      reply={reply}
      privacyHref={privacyHref}
      action={pathname + search}
    >
      {({ renderFields, privacy, submit }) => (
        <>
          {Object.entries(car.answers).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {renderFields(open)}
          {privacy}
          {submit}
        </>
      )}
    </LeadForm>
  );
};

const RequestIntro = ({ title, answer }: { readonly title: string; readonly answer: string }) => (
  <div className="stack">
    <h2 className="text-xl">{title}</h2>
    <p>{strings.confirmText(answer)}</p>
  </div>
);

type ValuationProps = Omit<RequestProps, "car"> & { readonly car: Extract<CarView, { readonly type: "valid" }> };

const Valuation = ({ car, view, carFields }: ValuationProps) => {
  const { pathname } = useLocation();
  return (
    <>
      <div className="stack gap-6">
        <p className="text-l strong">{car.summary}</p>
        <details className="trade-in-change">
          <summary className="link row gap-6 fit tap">
            {strings.change}
            <ChevronIcon />
          </summary>
          <CarForm fields={carFields} car={car} action={pathname} />
        </details>
      </div>
      {car.estimate && (
        <EstimatePanel estimate={car.estimate} answer={view.answer}>
          <RefineForm car={car} fields={view.fields} action={pathname} />
        </EstimatePanel>
      )}
      <RequestIntro title={car.estimate?.type === "range" ? strings.confirm : strings.ask} answer={view.answer} />
    </>
  );
};

const Answer = (props: TradeInPageProps) => {
  const { pathname } = useLocation();
  const { car, carFields, view } = props;
  if (car.type === "new" || car.type === "invalid") return <CarForm fields={carFields} car={car} action={pathname} />;
  return (
    <>
      {car.type === "choice" ? (
        <>
          <ChoiceForm car={car} action={pathname} answer={view.answer} />
          <RequestIntro title={strings.ask} answer={view.answer} />
        </>
      ) : (
        <Valuation {...props} car={car} />
      )}
      <Request {...props} car={car} />
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

/** First the vehicle, then its provisional price and the request. */
export const TradeInPage = (props: TradeInPageProps) => (
  <Main className="wrap form-page">
    <Crumbs items={props.crumbs} />
    <div className="form-columns">
      <div className="stack gap-32 form-width">
        <div className="stack">
          <h1>{props.title}</h1>
          {(props.car.type === "new" || props.car.type === "invalid") && <p>{strings.intro}</p>}
        </div>
        <Answer {...props} />
      </div>
      <Aside {...props} />
    </div>
    {props.after}
  </Main>
);
