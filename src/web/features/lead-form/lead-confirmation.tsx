import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import type { ThanksView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";
import { telephoneHref } from "./subject-card.tsx";

type LeadConfirmationProps = {
  readonly view: ThanksView;
  readonly subjectHref: string;
  readonly stockHref: string;
};

/** After the request is kept: its reference, what happens next, when and by whom. */
export const LeadConfirmation = ({ view, subjectHref, stockHref }: LeadConfirmationProps) => (
  <div className="grid max-w-[640px] gap-8">
    <div className="grid gap-3">
      <h1>{view.title}</h1>
      {view.vehicle && <p className="text-l">{view.vehicle}</p>}
      {view.place && <p>{words.answerBy(view.place.name, view.within)}</p>}
    </div>
    <div className="grid gap-1 border-y border-line py-6">
      <p className="text-s text-soft">{words.reference}</p>
      <p className="text-xl font-semibold tracking-wide figures" data-lead-reference>
        {view.reference}
      </p>
      <p className="text-s text-soft">{words.referenceUse}</p>
    </div>
    <section className="grid gap-3">
      <h2 className="text-l">{words.next}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{words.mailSent}</li>
        {view.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    {view.place && (
      <p>
        {words.question} {words.call(view.place.name)}{" "}
        <Link href={telephoneHref(view.place.phone)}>{view.place.phone}</Link>.
      </p>
    )}
    <div className="flex flex-wrap gap-3">
      <Button href={stockHref} label={words.seeStock} />
      <Button href={subjectHref} label={words.backToVehicle} variant="secondary" />
    </div>
  </div>
);
