import { Button } from "../../../ui/button/button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import type { ThanksView } from "./form-view.ts";
import { leadFormStrings as words } from "./strings.ts";
import { telephoneHref } from "./subject-card.tsx";

type LeadConfirmationProps = {
  readonly view: ThanksView;
  /** Where one may go on from here, the likely one first. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
};

/** After the request is kept: its reference, what happens next, when and by whom. */
export const LeadConfirmation = ({ view, ways }: LeadConfirmationProps) => (
  <div className="grid max-w-[640px] gap-8">
    <div className="grid gap-3">
      <h1>{view.title}</h1>
      {view.vehicle && <p className="text-l">{view.vehicle}</p>}
      <p>{words.answerBy(view.by, view.within)}</p>
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
        {view.mailed && <li>{words.mailSent}</li>}
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
      {ways.map(({ href, label }, index) => (
        <Button key={href} href={href} label={label} variant={index === 0 ? "primary" : "secondary"} />
      ))}
    </div>
  </div>
);
