import {
  answeredBy,
  hoursFor,
  kindAbout,
  type LeadKind,
  type LeadSubject,
  needsPlace,
  slotFieldOf,
  type SlotField,
  weekdayDate,
} from "#domain/leads/index.ts";
import { frenchTime, openPhrase, openState, postalLines, type Location } from "#domain/locations/index.ts";
import { PLACE_PARAMETER } from "#domain/site/index.ts";
import { type FormAbout, leadFormView } from "./form-view.server.ts";
import { formFacts, freeSlotDays } from "./form-facts.server.ts";
import type { LeadDesk } from "./lead-desk.ts";
import type { LeadFormView } from "./form-view.ts";
import type { FormOrPlaces, PlaceChoiceView } from "./place-choice.ts";

export type Choosing = FormAbout & {
  /** Which places are asked, of those that do what the kind is about; left out: any. */
  readonly amongst?: ((place: Location) => boolean) | undefined;
};

type Places = Pick<LeadDesk, "places">;

const offers = (place: Location, { service }: Pick<LeadKind, "service">): boolean =>
  service === undefined || place.services.includes(service);

/** Those that may answer; where nobody fits who is asked about, all that do what the kind is about. */
const candidates = ({ places }: Places, { kind, amongst = () => true }: Choosing): readonly Location[] => {
  const able = places().filter((place) => offers(place, kind));
  const fitting = able.filter(amongst);
  return fitting.length > 0 ? fitting : able;
};

type PlacedForm =
  | { readonly type: "form"; readonly subject: LeadSubject | null }
  | { readonly type: "choose"; readonly places: readonly Location[] };

/**
 * Who answers a form: the place it is about, the one that the address names (`asked`), the only one there is; else the
 * visitor has to choose. A kind without appointments is asked of nobody in particular, and so is one that no place does.
 */
export const placedForm = (desk: Places, about: Choosing, asked: string | null): PlacedForm => {
  const { kind, subject } = about;
  if (!needsPlace(kind) || subject?.location) return { type: "form", subject };
  const places = candidates(desk, about);
  const place = places.length > 1 ? places.find(({ slug }) => slug === asked) : places[0];
  if (place) return { type: "form", subject: answeredBy(subject, place) };
  return places.length > 0 ? { type: "choose", places } : { type: "form", subject };
};

/** What a form that was sent to this address is about, as far as its own token does not say. */
export const placedSubject = (desk: Places, about: Choosing, url: URL): LeadSubject | null => {
  const placed = placedForm(desk, about, url.searchParams.get(PLACE_PARAMETER));
  return placed.type === "form" ? placed.subject : about.subject;
};

type Desk = Pick<LeadDesk, "slots" | "log" | "clock" | "timeZone" | "places" | "slotRules">;

/** "mardi 24 novembre à 10 h", or null where nothing is free. */
const nextFree = async (desk: Desk, field: SlotField | undefined, subject: LeadSubject): Promise<string | null> => {
  if (field === undefined) return null;
  const [day] = await freeSlotDays(desk, field, formFacts(desk, subject));
  const [slot] = day?.slots ?? [];
  return day && slot ? `${weekdayDate(day.date)} à ${frenchTime(slot.time)}` : null;
};

const WORDS = {
  title: "Choisissez votre concession",
  text: "Les rendez-vous dépendent de ses horaires. Vous indiquez le moment et vos coordonnées à l’étape suivante.",
} as const;

const choiceView = async (
  desk: Desk,
  { kind, subject }: FormAbout,
  { places, hrefOf }: { readonly places: readonly Location[]; readonly hrefOf: (slug: string) => string },
): Promise<PlaceChoiceView> => {
  const field = slotFieldOf(kind);
  const now = desk.clock.now();
  const choices = places.map(async (place) => {
    const state = openState(hoursFor(kind, place), now, desk.timeZone);
    return {
      name: place.name,
      address: postalLines(place),
      isOpen: state.open,
      openNow: openPhrase(state),
      href: hrefOf(place.slug),
      next: await nextFree(desk, field, answeredBy(subject, place)),
    };
  });
  return { ...(kind.choosePlace ?? WORDS), choices: await Promise.all(choices) };
};

/** An address with a form: `anchor` is where on the page it stands, left out where it is the page. */
type FormAddress = { readonly url: URL; readonly anchor?: string | undefined };

/** The same address with that place, or with none; what else it asks for stays. */
const addressWith = (place: string | null, { url, anchor }: FormAddress): string => {
  const query = new URLSearchParams(url.searchParams);
  query.delete(PLACE_PARAMETER);
  if (place !== null) query.set(PLACE_PARAMETER, place);
  return url.pathname + (query.size > 0 ? `?${query}` : "") + (anchor === undefined ? "" : `#${anchor}`);
};

/** A form that is shown, and where the visitor chose who answers the way to another choice. */
export const formOfPlace = (view: LeadFormView, subject: LeadSubject | null, address: FormAddress): FormOrPlaces => {
  const place = subject?.location?.slug ?? null;
  const chosen = place !== null && address.url.searchParams.get(PLACE_PARAMETER) === place;
  return { type: "form", view, place, otherPlacesHref: chosen ? addressWith(null, address) : null };
};

/** What an address shows that has a form: the form of its place, or the places that one can choose from. Never kept. */
export const formOrPlaces = async (desk: LeadDesk, about: Choosing, address: FormAddress): Promise<FormOrPlaces> => {
  const placed = placedForm(desk, about, address.url.searchParams.get(PLACE_PARAMETER));
  if (placed.type === "choose") {
    const hrefOf = (slug: string): string => addressWith(slug, address);
    return { type: "places", view: await choiceView(desk, about, { places: placed.places, hrefOf }) };
  }
  const { subject } = placed;
  const kind = kindAbout(about.kind, subject?.type ?? null);
  return formOfPlace(await leadFormView(desk, { kind, subject }), subject, address);
};
