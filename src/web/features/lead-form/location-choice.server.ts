import { formatWeekdayDate } from "#domain/appointments/index.ts";
import {
  leadKindHours,
  leadKindForSubject,
  type LeadKind,
  needsLocation,
  findSlotField,
  type SlotFieldDefinition,
} from "#domain/forms/index.ts";
import { withLocation, type LeadSubject } from "#domain/leads/index.ts";
import { frenchTime, openStateLabel, openState, postalLines, type Location } from "#domain/locations/index.ts";
import { LOCATION_PARAMETER } from "#domain/site/index.ts";
import { type FormTopic, leadFormView } from "./form-view.server.ts";
import { createFormContext, freeSlotDays } from "./form-context.server.ts";
import type { LeadServiceDependencies } from "./lead-service-dependencies.ts";
import type { LeadFormView } from "./form-view.ts";
import type { FormOrLocations, LocationChoiceView } from "./location-choice.ts";

export type FormSpec = FormTopic & {
  /** Restricts the locations that may answer; without it all that offer the service may. */
  readonly isEligible?: ((location: Location) => boolean) | undefined;
};

type LocationDependencies = Pick<LeadServiceDependencies, "locations">;

const offersService = (location: Location, { service }: Pick<LeadKind, "service">): boolean =>
  service === undefined || location.services.includes(service);

/** The eligible locations that offer the service; without an eligible one, all that offer it. */
const candidateLocations = (
  { locations }: LocationDependencies,
  { kind, isEligible = () => true }: FormSpec,
): readonly Location[] => {
  const offering = locations().filter((location) => offersService(location, kind));
  const eligible = offering.filter(isEligible);
  return eligible.length > 0 ? eligible : offering;
};

type LocationResolution =
  | { readonly type: "form"; readonly subject: LeadSubject | null }
  | { readonly type: "choose"; readonly locations: readonly Location[] };

/**
 * The location that answers a form: that of the subject, else the requested one, else the only candidate. With
 * several candidates the visitor has to choose. Kinds without appointments, and kinds that no location offers, go to
 * the group.
 */
export const resolveLocation = (
  deps: LocationDependencies,
  spec: FormSpec,
  requestedSlug: string | null,
): LocationResolution => {
  const { kind, subject } = spec;
  if (!needsLocation(kind) || subject?.location) return { type: "form", subject };
  const locations = candidateLocations(deps, spec);
  const location = locations.length > 1 ? locations.find(({ slug }) => slug === requestedSlug) : locations[0];
  if (location) return { type: "form", subject: withLocation(subject, location) };
  return locations.length > 0 ? { type: "choose", locations } : { type: "form", subject };
};

/** The subject of a form that was posted to this URL, for a form whose token does not name one. */
export const resolveSubject = (deps: LocationDependencies, spec: FormSpec, url: URL): LeadSubject | null => {
  const resolved = resolveLocation(deps, spec, url.searchParams.get(LOCATION_PARAMETER));
  return resolved.type === "form" ? resolved.subject : spec.subject;
};

type ChoiceDependencies = Pick<
  LeadServiceDependencies,
  "slots" | "log" | "clock" | "timeZone" | "locations" | "slotRules"
>;

/** "mardi 24 novembre à 10 h"; null without a free slot. */
const nextFreeSlot = async (
  deps: ChoiceDependencies,
  field: SlotFieldDefinition | undefined,
  subject: LeadSubject,
): Promise<string | null> => {
  if (field === undefined) return null;
  const [day] = await freeSlotDays(deps, field, createFormContext(deps, subject));
  const [slot] = day?.slots ?? [];
  return day && slot ? `${formatWeekdayDate(day.date)} à ${frenchTime(slot.time)}` : null;
};

const DEFAULT_STRINGS = {
  title: "Choisissez votre concession",
  text: "Les rendez-vous dépendent de ses horaires. Vous indiquez le moment et vos coordonnées à l’étape suivante.",
} as const;

const choiceView = async (
  deps: ChoiceDependencies,
  { kind, subject }: FormTopic,
  { locations, hrefOf }: { readonly locations: readonly Location[]; readonly hrefOf: (slug: string) => string },
): Promise<LocationChoiceView> => {
  const field = findSlotField(kind);
  const now = deps.clock.now();
  const choices = locations.map(async (location) => {
    const state = openState(leadKindHours(kind, location), now, deps.timeZone);
    return {
      name: location.name,
      address: postalLines(location),
      isOpen: state.open,
      openNow: openStateLabel(state),
      href: hrefOf(location.slug),
      next: await nextFreeSlot(deps, field, withLocation(subject, location)),
    };
  });
  return { ...(kind.chooseLocation ?? DEFAULT_STRINGS), choices: await Promise.all(choices) };
};

/** `anchor`: fragment of the form on a page with other content. */
type FormLocator = { readonly url: URL; readonly anchor?: string | undefined };

/** Keeps all other parameters of the URL. */
const pathWithLocation = (location: string | null, { url, anchor }: FormLocator): string => {
  const query = new URLSearchParams(url.searchParams);
  query.delete(LOCATION_PARAMETER);
  if (location !== null) query.set(LOCATION_PARAMETER, location);
  return url.pathname + (query.size > 0 ? `?${query}` : "") + (anchor === undefined ? "" : `#${anchor}`);
};

/** Links back to the choice only when the visitor made one. */
export const formForLocation = (
  view: LeadFormView,
  subject: LeadSubject | null,
  locator: FormLocator,
): FormOrLocations => {
  const location = subject?.location?.slug ?? null;
  const chosen = location !== null && locator.url.searchParams.get(LOCATION_PARAMETER) === location;
  return { type: "form", view, location, otherLocationsHref: chosen ? pathWithLocation(null, locator) : null };
};

/** The form for the resolved location, or the locations to choose from. Must not be cached. */
export const formOrLocations = async (
  deps: LeadServiceDependencies,
  spec: FormSpec,
  locator: FormLocator,
): Promise<FormOrLocations> => {
  const resolved = resolveLocation(deps, spec, locator.url.searchParams.get(LOCATION_PARAMETER));
  if (resolved.type === "choose") {
    const hrefOf = (slug: string): string => pathWithLocation(slug, locator);
    return { type: "locations", view: await choiceView(deps, spec, { locations: resolved.locations, hrefOf }) };
  }
  const { subject } = resolved;
  const kind = leadKindForSubject(spec.kind, subject?.type ?? null);
  return formForLocation(await leadFormView(deps, { kind, subject }), subject, locator);
};
