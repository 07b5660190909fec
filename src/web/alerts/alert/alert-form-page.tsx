import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { alertStrings as strings } from "./alerts-strings.ts";
import { LeadForm, type LeadFormProps, SubjectPicture } from "../../leads/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";

/** The search or the vehicle of the alert. */
type AlertSubject = {
  readonly title: string;
  readonly href: string | undefined;
  readonly picture: Picture | null;
};

const About = ({ title, href, picture, children }: AlertSubject & { readonly children: ReactNode }) => (
  <aside aria-label={strings.about} className="subject-card">
    <div className={classNames("subject-what", picture !== null && "subject-pictured")}>
      {picture && (
        <div className="subject-picture">
          <SubjectPicture picture={picture} />
        </div>
      )}
      <div className="stack gap-4">
        <p className="text-s text-soft">{strings.about}</p>
        <p className="text-l strong">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
        {children}
      </div>
    </div>
  </aside>
);

type AlertFormPageProps = LeadFormProps & {
  readonly subject: AlertSubject;
  readonly crumbs: readonly Crumb[];
  /** Details of the search or vehicle. */
  readonly details: ReactNode;
};

/** Page of both alert forms: for a search and for a vehicle's price. */
export const AlertFormPage = ({ subject, crumbs, details, ...form }: AlertFormPageProps) => {
  const { pathname, search } = useLocation();
  return (
    <Main className="wrap form-page">
      <Crumbs items={crumbs} />
      <div className="form-columns">
        <div className="stack gap-32 form-width">
          <div className="stack">
            <h1>{nonBreakingTitle(form.view.title)}</h1>
            <p>{form.view.intro}</p>
          </div>
          {/* Without a fragment: with one, browsers do not move the focus to the error summary. */}
          <LeadForm {...form} action={pathname + search} />
        </div>
        <div className="subject-column">
          <About {...subject}>{details}</About>
        </div>
      </div>
    </Main>
  );
};
