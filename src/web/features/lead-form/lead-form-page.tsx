import type { ReactNode } from "react";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { SubjectCard } from "./subject-card.tsx";

type LeadFormPageProps = LeadFormProps & {
  /** Address of what the form is about. */
  readonly subjectHref: string;
  readonly picture?: ReactNode;
};

/** A form's own page: what is asked, and beside it about which car. */
export const LeadFormPage = ({ view, reply, privacyHref, subjectHref, picture }: LeadFormPageProps) => (
  <div className="grid gap-10 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-20">
    <div className="grid max-w-[640px] gap-8">
      <div className="grid gap-3">
        <h1>{view.title}</h1>
        <p>{view.intro}</p>
      </div>
      <LeadForm view={view} reply={reply} privacyHref={privacyHref} />
    </div>
    {view.subject && (
      <div className="max-desk:order-first">
        <div className="desk:sticky desk:top-24">
          <SubjectCard subject={view.subject} href={subjectHref} picture={picture} />
        </div>
      </div>
    )}
  </div>
);
