import { Link } from "../../../ui/link/link.tsx";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { leadFormStrings as words } from "./strings.ts";
import { SubjectCard, type SubjectCardProps } from "./subject-card.tsx";

type LeadFormPageProps = LeadFormProps & {
  /** Address of what the form is about, where it has a page of its own. */
  readonly subjectHref?: string | undefined;
  readonly picture?: SubjectCardProps["picture"];
  readonly listed?: SubjectCardProps["listed"];
  /** Where another place is chosen, where the visitor chose this one. */
  readonly otherPlacesHref?: string | null;
};

/** A form's own page: what is asked, and beside it about which car. */
export const LeadFormPage = ({
  view,
  reply,
  privacyHref,
  action,
  subjectHref,
  picture,
  listed,
  otherPlacesHref,
}: LeadFormPageProps) => (
  <div className="grid gap-10 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-20">
    <div className="grid max-w-[640px] gap-8">
      <div className="grid gap-3">
        <h1>{view.title}</h1>
        <p>{view.intro}</p>
        {otherPlacesHref && (
          <p>
            <Link href={otherPlacesHref}>{words.otherPlace}</Link>
          </p>
        )}
      </div>
      <LeadForm view={view} reply={reply} privacyHref={privacyHref} action={action} />
    </div>
    {view.subject && (
      <div className="subject-column">
        <div className="subject-sticky">
          <SubjectCard subject={view.subject} href={subjectHref} picture={picture} listed={listed} />
        </div>
      </div>
    )}
  </div>
);
