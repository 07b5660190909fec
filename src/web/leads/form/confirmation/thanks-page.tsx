import type { ComponentProps } from "react";
import { Main } from "../../../platform/page/index.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { CalendarIcon } from "../../../../ui/icons/icons.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../../ui/non-breaking-title.tsx";
import type { ThanksView } from "../form-view.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";
import { FleetSummary } from "../subject/fleet-summary.tsx";
import { telephoneHref } from "../subject/subject-card.tsx";

type LeadConfirmationProps = {
  readonly view: ThanksView;
  /** Suggested next pages, the most likely first. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

const Appointment = ({ appointment, location }: Pick<ThanksView, "appointment" | "location">) =>
  appointment && (
    <div className="confirmation-fact stack gap-4 line-below">
      <dt className="text-s text-soft">{strings.appointment}</dt>
      <dd>
        <p className="confirmation-figure text-l strong snug">{appointment.label}</p>
        <p>{appointment.work}</p>
        {location && <p>{location.name}</p>}
        {appointment.address && <p className="text-s text-soft">{appointment.address.join(", ")}</p>}
        {/* A plain anchor: the router cannot navigate to a file. */}
        <a href={appointment.icsHref} download className="btn btn-tertiary btn-s no-print mt-12">
          <CalendarIcon />
          {strings.addToCalendar}
        </a>
      </dd>
    </div>
  );

const Unconfirmed = ({ unconfirmed, location }: Pick<ThanksView, "unconfirmed" | "location">) =>
  unconfirmed && (
    <div className="confirmation-fact stack gap-4 line-below">
      <dt className="text-s text-soft">{strings.unconfirmed.label}</dt>
      <dd>
        <p className="confirmation-figure text-l strong snug">{unconfirmed.label}</p>
        {location && <p>{location.name}</p>}
      </dd>
    </div>
  );

/** What the visitor can count on. */
const promise = ({ appointment, unconfirmed, respondent, within, promise: byDay }: ThanksView): string => {
  if (unconfirmed) return unconfirmed.text;
  if (byDay) return byDay;
  return appointment ? strings.bookedAt(respondent) : strings.responseFrom(respondent, within);
};

const Month = ({ month }: Pick<ThanksView, "month">) =>
  month && (
    <div className="confirmation-fact stack gap-4 line-below">
      <dt className="text-s text-soft">{strings.month}</dt>
      <dd>
        <p className="confirmation-figure text-l strong snug figures">
          {month.amount}
          {strings.perMonth}
        </p>
        {month.name && <p>{month.name}</p>}
        {month.changed && <p>{month.changed}</p>}
      </dd>
    </div>
  );

const ConfirmationDetails = ({
  view: { appointment, unconfirmed, month, reference, location, message, fleet },
}: Pick<LeadConfirmationProps, "view">) => (
  <dl className="confirmation-facts line-above">
    <Appointment appointment={appointment} location={location} />
    <Unconfirmed unconfirmed={unconfirmed} location={location} />
    <Month month={month} />
    {fleet && (
      <div className="confirmation-fact stack gap-4 line-below">
        <dt className="text-s text-soft">{strings.fleet.label}</dt>
        <dd>
          <FleetSummary fleet={fleet} />
        </dd>
      </div>
    )}
    {message && (
      <div className="confirmation-fact stack gap-4 line-below">
        <dt className="text-s text-soft">{strings.yourQuestion}</dt>
        <dd>
          <blockquote className="confirmation-message">{message}</blockquote>
        </dd>
      </div>
    )}
    <div className="confirmation-fact stack gap-4 line-below">
      <dt className="text-s text-soft">{strings.reference}</dt>
      <dd>
        <p className="confirmation-figure text-l strong snug figures" data-lead-reference>
          {reference}
        </p>
        <p className="text-s text-soft">{strings.referenceUse}</p>
      </dd>
    </div>
    {location && (
      <div className="confirmation-fact stack gap-4 line-below">
        <dt className="text-s text-soft">{strings.question}</dt>
        <dd>
          {strings.call(location.name)}{" "}
          <Link href={telephoneHref(location.phone)} className="nowrap">
            {location.phone}
          </Link>
        </dd>
      </div>
    )}
  </dl>
);

export const LeadConfirmation = ({ view, links }: LeadConfirmationProps) => (
  <div className="confirmation">
    <div className="stack">
      <h1>{nonBreakingTitle(view.title)}</h1>
      {view.vehicle && <p className="text-l">{view.vehicle}</p>}
      <p>{promise(view)}</p>
    </div>
    <ConfirmationDetails view={view} />
    <div className="stack gap-32">
      <section className="stack gap-16">
        <h2 className="text-xl">{strings.next}</h2>
        <ol className="confirmation-steps stack gap-16">
          {view.confirmationSent && <li>{strings.mailSent}</li>}
          {view.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="no-print cluster">
        {links.map(({ href, label }, index) => (
          <Button key={href} href={href} label={label} variant={index === 0 ? "secondary" : "tertiary"} />
        ))}
      </div>
    </div>
  </div>
);

/** The component of a route whose loader is `thanksLoader`. */
export const ThanksPage = ({ loaderData }: { readonly loaderData: ComponentProps<typeof LeadConfirmation> }) => (
  <Main className="wrap page-body">
    <LeadConfirmation {...loaderData} />
  </Main>
);
