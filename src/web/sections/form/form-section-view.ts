import type { SectionOf } from "#domain/content/index.ts";
import { hoursFor, LEAD_KINDS } from "#domain/leads/index.ts";
import { toPlaceCard, type PlaceCard } from "../../features/locations/place-card.ts";
import type { FormOrPlaces } from "../../features/lead-form/place-choice.ts";
import type { LiveContent } from "../live-content.ts";

export type FormSectionView = Omit<SectionOf<"form">, "kind" | "location" | "anchor" | "title" | "text"> & {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  readonly form: FormOrPlaces;
  /** The place that answers, where the form was put for one or the visitor chose one. */
  readonly place: PlaceCard | null;
  readonly privacyHref: string;
  /** The page's address without a fragment: at one, browsers do not move the focus to what is wrong. */
  readonly action: string;
};

/** Where a form stands that the editor gave no place on the page: a chosen place leads back to it. */
export const FORM_ANCHOR = "formulaire";

const placeOf = (section: SectionOf<"form">, form: FormOrPlaces, live: LiveContent): PlaceCard | null => {
  const place = form.type === "form" ? live.locations.find(({ slug }) => slug === form.place) : undefined;
  if (place === undefined) return null;
  const hours = hoursFor(LEAD_KINDS[section.kind], place);
  return toPlaceCard({ ...place, showroom_hours: hours }, live.now, live.timeZone);
};

/** The router takes what is sent to "/" for the shell's own. */
const actionOf = ({ path, search }: LiveContent): string => {
  const query = [...(path === "/" ? ["index"] : []), ...(search.size > 0 ? [search] : [])].join("&");
  return path + (query && `?${query}`);
};

export const formSectionView = async (section: SectionOf<"form">, live: LiveContent): Promise<FormSectionView> => {
  const { kind: _kind, location: _location, ...rest } = section;
  const anchor = section.anchor ?? FORM_ANCHOR;
  const form = await live.formOf(section, anchor);
  return {
    ...rest,
    anchor,
    title: section.title ?? form.view.title,
    text: section.text ?? (form.type === "form" ? form.view.intro : form.view.text),
    form,
    place: placeOf(section, form, live),
    privacyHref: live.paths.content("politique-de-traitement-des-donnees"),
    action: actionOf(live),
  };
};
