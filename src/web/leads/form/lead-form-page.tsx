import type { ReactNode } from "react";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { leadFormStrings as strings } from "./lead-form-strings.ts";
import { SubjectCard, type SubjectCardProps } from "./subject/subject-card.tsx";

type LeadFormPageProps = LeadFormProps & {
  /** Page of the subject, if it has one. */
  readonly subjectHref?: string | undefined;
  readonly picture?: SubjectCardProps["picture"];
  readonly vehicleLinks?: SubjectCardProps["vehicleLinks"];
  /** Null if the visitor did not choose the location. */
  readonly otherLocationsHref?: string | null;
  /** Follows the introduction. */
  readonly hint?: ReactNode;
};

/** The form beside its subject. */
export const LeadFormPage = ({
  view,
  reply,
  privacyHref,
  action,
  children,
  objectIds,
  subjectHref,
  picture,
  vehicleLinks,
  otherLocationsHref,
  hint,
}: LeadFormPageProps) => (
  <div className="form-columns">
    <div className="stack stack-2xl form-width">
      <div className="stack">
        <h1>{nonBreakingTitle(view.title)}</h1>
        <p>{view.intro}</p>
        {otherLocationsHref && (
          <p>
            <Link href={otherLocationsHref}>{strings.otherLocation}</Link>
          </p>
        )}
        {hint}
      </div>
      <LeadForm view={view} reply={reply} privacyHref={privacyHref} action={action} objectIds={objectIds}>
        {children}
      </LeadForm>
    </div>
    {view.subject && (
      <div className="subject-column">
        <div className="subject-sticky">
          <SubjectCard subject={view.subject} href={subjectHref} picture={picture} vehicleLinks={vehicleLinks} />
        </div>
      </div>
    )}
  </div>
);
