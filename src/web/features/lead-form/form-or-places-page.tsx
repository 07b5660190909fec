import type { ComponentProps } from "react";
import { LeadFormPage } from "./lead-form-page.tsx";
import type { FormOrPlaces } from "./place-choice.ts";
import { PlaceChoice } from "./place-choice.tsx";

type FormOrPlacesPageProps = Omit<ComponentProps<typeof LeadFormPage>, "view" | "otherPlacesHref"> & {
  readonly page: FormOrPlaces;
};

/** A form's own page; where nobody is known yet who answers, the places come first. */
export const FormOrPlacesPage = ({ page, ...form }: FormOrPlacesPageProps) =>
  page.type === "form" ? (
    <LeadFormPage {...form} view={page.view} otherPlacesHref={page.otherPlacesHref} />
  ) : (
    <div className="grid gap-8">
      <div className="grid max-w-[640px] gap-3">
        <h1>{page.view.title}</h1>
        <p>{page.view.text}</p>
      </div>
      <PlaceChoice choices={page.view.choices} />
    </div>
  );
