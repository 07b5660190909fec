import { Button } from "../../../ui/button/button.tsx";
import { CalendarIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/link/link.tsx";
import type { ThanksView } from "./form-view.ts";
import "./lead-form.css";
import { leadFormStrings as words } from "./strings.ts";
import { telephoneHref } from "./subject-card.tsx";

type LeadConfirmationProps = {
  readonly view: ThanksView;
  /** Where one may go on from here, the likely one first. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
};

const Appointment = ({ appointment, place }: Pick<ThanksView, "appointment" | "place">) =>
  appointment && (
    <div className="confirmation-fact">
      <dt>{words.appointment}</dt>
      <dd>
        <p className="confirmation-figure">{appointment.words}</p>
        {place && <p>{place.name}</p>}
        {appointment.address && <p className="text-s text-soft">{appointment.address.join(", ")}</p>}
        {/* A file to keep, not a page of the site: the router would not know what to do with it. */}
        <a href={appointment.icsHref} download className="btn btn-tertiary btn-s no-print mt-3">
          <CalendarIcon />
          {words.addToCalendar}
        </a>
      </dd>
    </div>
  );

const Facts = ({ view: { appointment, reference, place } }: Pick<LeadConfirmationProps, "view">) => (
  <dl className="confirmation-facts">
    <Appointment appointment={appointment} place={place} />
    <div className="confirmation-fact">
      <dt>{words.reference}</dt>
      <dd>
        <p className="confirmation-figure figures" data-lead-reference>
          {reference}
        </p>
        <p className="text-s text-soft">{words.referenceUse}</p>
      </dd>
    </div>
    {place && (
      <div className="confirmation-fact">
        <dt>{words.question}</dt>
        <dd>
          {words.call(place.name)}{" "}
          <Link href={telephoneHref(place.phone)} className="whitespace-nowrap">
            {place.phone}
          </Link>
        </dd>
      </div>
    )}
  </dl>
);

/** After the request is kept: its reference, what happens next, when and by whom. */
export const LeadConfirmation = ({ view, ways }: LeadConfirmationProps) => (
  <div className="confirmation">
    <div className="grid gap-3">
      <h1>{view.title}</h1>
      {view.vehicle && <p className="text-l">{view.vehicle}</p>}
      <p>{words.answerBy(view.by, view.within)}</p>
    </div>
    <Facts view={view} />
    <div className="grid content-start gap-8">
      <section className="grid gap-4">
        <h2 className="text-xl">{words.next}</h2>
        <ol className="confirmation-steps">
          {view.mailed && <li>{words.mailSent}</li>}
          {view.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="no-print flex flex-wrap gap-3">
        {ways.map(({ href, label }, index) => (
          <Button key={href} href={href} label={label} variant={index === 0 ? "secondary" : "tertiary"} />
        ))}
      </div>
    </div>
  </div>
);
