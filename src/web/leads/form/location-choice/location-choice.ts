import type { LeadFormView } from "../form-view.ts";

/** Each choice links to the same page with its location in the URL. */
export type LocationChoiceView = {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly LocationOption[];
};

type LocationOption = {
  readonly name: string;
  /** Street, then postcode and town. */
  readonly address: readonly [street: string, town: string];
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30": the workshop for workshop appointments, else the showroom. */
  readonly openNow: string;
  readonly href: string;
  /** The first free appointment: "mardi 24 novembre à 10 h"; null without one. */
  readonly next: string | null;
};

export type FormOrLocations =
  | {
      readonly type: "form";
      readonly view: LeadFormView;
      /** Slug of the location that will answer; null: the group. */
      readonly location: string | null;
      /** Null if the visitor made no choice. */
      readonly otherLocationsHref: string | null;
    }
  | { readonly type: "locations"; readonly view: LocationChoiceView };
