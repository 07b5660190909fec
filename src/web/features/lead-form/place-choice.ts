import type { LeadFormView } from "./form-view.ts";

/** The places that a request can go to, where its address names none: each a link to the same page with that place. */
export type PlaceChoiceView = {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly PlaceChoice[];
};

type PlaceChoice = {
  readonly name: string;
  /** Street, then postcode and town. */
  readonly address: readonly [street: string, town: string];
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30": the showroom, or the workshop where that is asked. */
  readonly openNow: string;
  readonly href: string;
  /** Its first free appointment, in words; null where none is free. */
  readonly next: string | null;
};

/** What is shown where a form is: the form, or first the places it can go to. */
export type FormOrPlaces =
  | {
      readonly type: "form";
      readonly view: LeadFormView;
      /** Slug of the place that answers; null: the group. */
      readonly place: string | null;
      /** Back to the choice, where the visitor made one. */
      readonly otherPlacesHref: string | null;
    }
  | { readonly type: "places"; readonly view: PlaceChoiceView };
