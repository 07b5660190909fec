import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { Crumbs } from "../shell/crumbs.tsx";
import { Main } from "../shell/main.tsx";
import { LeadFormPage } from "./lead-form-page.tsx";
import type { FormOrPlaces } from "./place-choice.ts";
import { PlaceChoice } from "./place-choice.tsx";

type FormOrPlacesPageProps = Omit<ComponentProps<typeof LeadFormPage>, "view" | "otherPlacesHref" | "action"> & {
  readonly page: FormOrPlaces;
  readonly crumbs: readonly Crumb[];
};

/** A form's own page; where nobody is known yet who answers, the places come first. */
export const FormOrPlacesPage = ({ page, crumbs, ...form }: FormOrPlacesPageProps) => {
  const { pathname, search } = useLocation();
  return (
    <Main className="wrap pb-16">
      <Crumbs items={crumbs} />
      {page.type === "form" ? (
        <LeadFormPage
          {...form}
          view={page.view}
          otherPlacesHref={page.otherPlacesHref}
          // Without a fragment, at which browsers do not move the focus to what is wrong.
          action={pathname + search}
        />
      ) : (
        <div className="grid max-w-[860px] gap-8">
          <div className="grid gap-3">
            <h1>{page.view.title}</h1>
            <p>{page.view.text}</p>
          </div>
          <PlaceChoice choices={page.view.choices} />
        </div>
      )}
    </Main>
  );
};
