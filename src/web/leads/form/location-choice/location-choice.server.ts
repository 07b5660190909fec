import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import {
  describeLocations,
  type FormSpec,
  type FormTopic,
  type LeadServiceDependencies,
  openForm,
  resolveLocation,
} from "#application/leads/index.ts";
import { leadKindForSubject } from "#domain/forms/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import { distanceKm, findOrigin, type Origin } from "#domain/geo/index.ts";
import { type Location, LOCATOR_PARAMETERS, postalLines } from "#domain/locations/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import { LOCATION_PARAMETER } from "#domain/site/index.ts";
import { leadFormView } from "../form-view.server.ts";
import type { LeadFormView } from "../form-view.ts";
import type { FormOrLocations, LocationChoiceView } from "./location-choice.tsx";
import { formatWeekdayDate, frenchTime, openStateLabel } from "#application/strings/hours.ts";

/** The subject for a form posted to this URL whose token does not name one. */
export const resolveSubject = (
  leads: Pick<LeadServiceDependencies, "locations">,
  spec: FormSpec,
  url: URL,
): LeadSubject | null => {
  const resolved = resolveLocation(leads, spec, url.searchParams.get(LOCATION_PARAMETER));
  return resolved.type === "form" ? resolved.subject : spec.subject;
};

const DEFAULT_STRINGS = {
  title: "Choisissez votre concession",
  text: "Les rendez-vous dépendent de ses horaires. Vous indiquez le moment et vos coordonnées à l’étape suivante.",
} as const;

/** `anchor`: fragment of the form on a page with other content. */
type FormLocator = { readonly url: URL; readonly anchor?: string | undefined };

/** Leaves all other parameters of the URL unchanged. */
const pathWithLocation = (location: string | null, { url, anchor }: FormLocator): string => {
  const query = new URLSearchParams(url.searchParams);
  query.delete(LOCATION_PARAMETER);
  if (location !== null) query.set(LOCATION_PARAMETER, location);
  return url.pathname + (query.size > 0 ? `?${query}` : "") + (anchor === undefined ? "" : `#${anchor}`);
};

const byDistance = (locations: readonly Location[], origin: Origin): readonly Location[] =>
  locations.toSorted((one, other) => distanceKm(origin, one) - distanceKm(origin, other));

/** The place that the visitor named, which sorts the locations by their distance from it. */
const nearView = (text: string, origin: Origin | null, { url, anchor }: FormLocator): LocationChoiceView["near"] => ({
  action: url.pathname + (anchor === undefined ? "" : `#${anchor}`),
  name: LOCATOR_PARAMETERS.text,
  text: origin !== null && origin.name === null ? "" : text,
  isUnknown: text !== "" && origin === null,
  parameters: [...url.searchParams].filter(([name]) => name !== LOCATION_PARAMETER && name !== LOCATOR_PARAMETERS.text),
});

const choiceView = async (
  leads: LeadServiceDependencies,
  { kind, subject }: FormTopic,
  locations: readonly Location[],
  locator: FormLocator,
): Promise<LocationChoiceView> => {
  const text = (locator.url.searchParams.get(LOCATOR_PARAMETERS.text) ?? "").trim();
  const origin = text === "" ? null : findOrigin(text, leads.country);
  const ordered = origin === null ? locations : byDistance(locations, origin);
  const choices = await describeLocations(leads, { kind, subject }, ordered);
  return {
    ...(leadKindStrings(kind).chooseLocation ?? DEFAULT_STRINGS),
    near: nearView(text, origin, locator),
    choices: choices.map(({ location, openState, next }) => ({
      name: location.name,
      distance: origin && formatQuantity(Math.round(distanceKm(origin, location)), "km"),
      address: postalLines(location),
      isOpen: openState.open,
      openNow: openStateLabel(openState),
      href: pathWithLocation(location.slug, locator),
      next: next && `${formatWeekdayDate(next.date)} à ${frenchTime(next.time)}`,
    })),
  };
};

/** Links back to the choice only if the visitor made one. */
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
  leads: LeadServiceDependencies,
  spec: FormSpec,
  locator: FormLocator,
): Promise<FormOrLocations> => {
  const resolved = resolveLocation(leads, spec, locator.url.searchParams.get(LOCATION_PARAMETER));
  if (resolved.type === "choose") {
    return { type: "locations", view: await choiceView(leads, spec, resolved.locations, locator) };
  }
  const { subject } = resolved;
  const kind = leadKindForSubject(spec.kind, subject?.type ?? null);
  return formForLocation(leadFormView(await openForm(leads, { kind, subject })), subject, locator);
};
