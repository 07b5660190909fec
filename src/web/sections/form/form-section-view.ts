import type { SectionOf } from "#domain/content/index.ts";
import { toPlaceCard, type PlaceCard } from "../../features/locations/place-card.ts";
import type { LeadFormView } from "../../features/lead-form/form-view.ts";
import type { LiveContent } from "../live-content.ts";

export type FormSectionView = Omit<SectionOf<"form">, "kind" | "location"> & {
  readonly form: LeadFormView;
  /** The place that answers, where the form was put for one. */
  readonly place: PlaceCard | null;
  readonly privacyHref: string;
  /** The router takes what is sent to "/" for the shell's own; null: the page's address. */
  readonly action: string | null;
};

export const formSectionView = async (section: SectionOf<"form">, live: LiveContent): Promise<FormSectionView> => {
  const { kind: _kind, location, ...rest } = section;
  const place = location === null ? undefined : live.locations.find(({ slug }) => slug === location);
  return {
    ...rest,
    form: await live.formOf(section),
    place: place ? toPlaceCard(place, live.now, live.timeZone) : null,
    privacyHref: live.paths.content("politique-de-traitement-des-donnees"),
    action: live.path === "/" ? "/?index" : null,
  };
};
