import type { SectionOf } from "#domain/content/index.ts";
import { answeredFrom } from "#application/strings/hours.ts";
import { openState } from "#domain/locations/index.ts";
import { leadKindHours, LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { spokenByContact, toLocationCard, type LocationCard } from "../../locations/index.ts";
import type { Department } from "#domain/people/index.ts";
import { answeringLocations, type FormOrLocations } from "../../leads/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

/** Default anchor; the choice of a location links back to it. */
export const FORM_ANCHOR = "formulaire";

/** `callFrom`: when its telephone is answered again; null while it is. */
export type AnsweringLocation = LocationCard & { readonly callFrom: string | null };

const answeringLocation = (
  section: SectionOf<"form">,
  form: FormOrLocations,
  live: LiveContent,
): AnsweringLocation | null => {
  const location = form.type === "form" ? live.locations.find(({ slug }) => slug === form.location) : undefined;
  if (location === undefined) return null;
  const hours = leadKindHours(LEAD_KINDS[section.kind], location);
  const callFrom = answeredFrom(openState(hours, live.now, live.timeZone));
  return { ...toLocationCard({ ...location, showroom_hours: hours }, live), callFrom };
};

/** The router handles a POST to "/" as one to the layout route; `?index` selects the page. */
const formAction = ({ path, search }: LiveContent): string => {
  const query = [...(path === "/" ? ["index"] : []), ...(search.size > 0 ? [search] : [])].join("&");
  return path + (query && `?${query}`);
};

const withSelected = (form: FormOrLocations, { selected }: SectionOf<"form">): FormOrLocations => {
  if (form.type !== "form") return form;
  const fields = form.view.fields.map((field) => {
    const initial = selected[field.name];
    return initial !== undefined && "options" in field ? { ...field, initial } : field;
  });
  return { ...form, view: { ...form.view, fields } };
};

/** The workshop answers for what it does; else who receives visitors. */
const departmentsFor = ({ service }: LeadKind): readonly Department[] =>
  service === undefined ? ["reception", "sales", "used"] : ["workshop", "reception"];

export const toFormSectionView = async (section: SectionOf<"form">, live: LiveContent) => {
  const { kind: _kind, location: _location, selected: _selected, ...rest } = section;
  const anchor = section.anchor ?? FORM_ANCHOR;
  const form = withSelected(await live.formFor(section, anchor), section);
  return {
    ...rest,
    anchor,
    // The first step asks for the place, whatever the editor calls the form.
    title: form.type === "form" ? (section.title ?? form.view.title) : form.view.title,
    text: form.type === "form" ? (section.text ?? form.view.intro) : form.view.text,
    form,
    /** The location that will answer, set by the editor or chosen by the visitor. */
    location: answeringLocation(section, form, live),
    /** What the person who answers says in other languages. */
    spoken: spokenByContact(live.employees, {
      locations: answeringLocations(form, live.locations),
      brand: null,
      departments: departmentsFor(LEAD_KINDS[section.kind]),
    }),
    privacyHref: live.paths.content("politique-de-traitement-des-donnees"),
    /** URL without a fragment: with one, browsers do not focus the invalid field. */
    action: formAction(live),
  };
};

export type FormSectionView = Awaited<ReturnType<typeof toFormSectionView>>;
