import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "../../../../ui/breadcrumbs/breadcrumbs.tsx";
import { nonBreakingTitle } from "../../../../ui/non-breaking-title.tsx";
import { Crumbs, Main } from "../../../platform/page/index.ts";
import { Link } from "../../../../ui/link/link.tsx";
import { LeadForm, type LeadFormProps } from "../lead-form.tsx";
import { leadFormStrings as strings } from "../lead-form-strings.ts";
import { SubjectCard, type SubjectCardProps } from "../subject/subject-card.tsx";
import { type FormOrLocations, LocationChoice } from "./location-choice.tsx";

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
    <div className="stack gap-32 form-width">
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
        <div className="subject-sticky sticky-aside">
          <SubjectCard subject={view.subject} href={subjectHref} picture={picture} vehicleLinks={vehicleLinks} />
        </div>
      </div>
    )}
  </div>
);

type FormOrLocationsPageProps = Omit<ComponentProps<typeof LeadFormPage>, "view" | "otherLocationsHref" | "action"> & {
  readonly page: FormOrLocations;
  readonly crumbs: readonly Crumb[];
  /** The page's own address by default. */
  readonly action?: string | undefined;
  /** Follows the form. */
  readonly after?: ReactNode;
};

/** The form, or the choice of a location if none is known. */
export const FormOrLocationsPage = ({ page, crumbs, action, after, ...form }: FormOrLocationsPageProps) => {
  const { pathname, search } = useLocation();
  return (
    <Main className="wrap form-page">
      <Crumbs items={crumbs} />
      {page.type === "form" ? (
        <LeadFormPage
          {...form}
          view={page.view}
          otherLocationsHref={page.otherLocationsHref}
          // Without a fragment: with one, browsers do not move the focus to the error summary.
          action={action ?? pathname + search}
        />
      ) : (
        <div className="stack gap-32 wide-measure">
          <div className="stack">
            <h1>{nonBreakingTitle(page.view.title)}</h1>
            <p>{page.view.text}</p>
          </div>
          <LocationChoice {...page.view} />
        </div>
      )}
      {after}
    </Main>
  );
};
