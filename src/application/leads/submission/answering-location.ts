import { leadKindHours, type LeadKind, needsLocation } from "#domain/forms/index.ts";
import { type LeadSubject, withLocation } from "#domain/leads/index.ts";
import { type Location, openState } from "#domain/locations/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { createFormContext, offeredSlotDays } from "./form-context.ts";
import type { FormTopic } from "./open-form.ts";

export type FormSpec = FormTopic & {
  /** Restricts the locations that may answer; by default all that offer the service. */
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

export type LocationResolution =
  | { readonly type: "form"; readonly subject: LeadSubject | null }
  | { readonly type: "choose"; readonly locations: readonly Location[] };

/**
 * The location that answers a form: that of the subject, else the requested one, else the only candidate. With
 * several candidates the visitor has to choose. Kinds without appointments go to the group unless a general one was
 * requested of a location, kinds that no location offers always.
 */
export const resolveLocation = (
  deps: LocationDependencies,
  spec: FormSpec,
  requestedSlug: string | null,
): LocationResolution => {
  const { kind, subject } = spec;
  if (subject?.location) return { type: "form", subject };
  if (!needsLocation(kind)) {
    const requested = subject === null ? deps.locations().find(({ slug }) => slug === requestedSlug) : undefined;
    return { type: "form", subject: requested ? withLocation(subject, requested) : subject };
  }
  const locations = candidateLocations(deps, spec);
  const location = locations.length > 1 ? locations.find(({ slug }) => slug === requestedSlug) : locations[0];
  if (location) return { type: "form", subject: withLocation(subject, location) };
  return locations.length > 0 ? { type: "choose", locations } : { type: "form", subject };
};

type FreeSlot = { readonly date: string; readonly time: string };

/** A location that the visitor may choose. */
export type AnsweringLocationChoice = {
  readonly location: Location;
  /** Hours of the workshop for workshop appointments, otherwise of the showroom. */
  readonly openState: ReturnType<typeof openState>;
  /** The first free appointment, for any work; null without one. */
  readonly next: FreeSlot | null;
};

type ChoiceDependencies = Pick<
  LeadServiceDependencies,
  "slots" | "log" | "clock" | "country" | "timeZone" | "locations" | "slotRules" | "works"
>;

const nextFreeSlot = async (
  deps: ChoiceDependencies,
  kind: LeadKind,
  subject: LeadSubject,
): Promise<FreeSlot | null> => {
  const [day] = await offeredSlotDays(deps, kind, createFormContext(deps, subject));
  const [slot] = day?.slots ?? [];
  return day && slot ? { date: day.date, time: slot.time } : null;
};

export const describeLocations = (
  deps: ChoiceDependencies,
  { kind, subject }: FormTopic,
  locations: readonly Location[],
): Promise<readonly AnsweringLocationChoice[]> => {
  const now = deps.clock.now();
  return Promise.all(
    locations.map(async (location) => ({
      location,
      openState: openState(leadKindHours(kind, location), now, deps.timeZone),
      next: await nextFreeSlot(deps, kind, withLocation(subject, location)),
    })),
  );
};
