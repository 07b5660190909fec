import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "../../../../ui/breadcrumbs/breadcrumbs.tsx";
import { nonBreakingTitle } from "../../../../ui/non-breaking-title.tsx";
import { Crumbs, Main } from "../../../platform/page/index.ts";
import { LeadFormPage } from "../lead-form-page.tsx";
import type { FormOrLocations } from "./location-choice.ts";
import { LocationChoice } from "./location-choice.tsx";

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
        <div className="stack stack-2xl choice-width">
          <div className="stack">
            <h1>{nonBreakingTitle(page.view.title)}</h1>
            <p>{page.view.text}</p>
          </div>
          <LocationChoice choices={page.view.choices} />
        </div>
      )}
      {after}
    </Main>
  );
};
