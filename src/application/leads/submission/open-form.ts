import { type FormContext, type LeadKind, leadKindHours, needsLocation } from "#domain/forms/index.ts";
import { type LeadSubject, retentionMonths, withLocation } from "#domain/leads/index.ts";
import { type Location, openState } from "#domain/locations/index.ts";
import { createFormToken, type ProofTask, proofTaskOf, signFormToken } from "#domain/spam/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";
import { answerTime } from "../../strings/answer-time.ts";
import { placeholderValues } from "../../strings/forms/placeholders.ts";
import { createFormContext, type OfferedDay, offeredSlotDays } from "./form-context.ts";

export type FormTopic = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

/** A form for one visitor. It holds a token, so its page must not be cached. */
export type OpenForm = FormTopic & {
  readonly token: string;
  readonly proof: ProofTask;
  /** A form without proof of work is refused sooner. */
  readonly minFillSeconds: number;
  /** Values for the placeholders in the texts of the kind. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly context: FormContext;
  /** The free appointments of its slot field; all when the database fails. */
  readonly slotDays: readonly OfferedDay[];
  /** The location that answers the phone: that of the form, else the first of the group; null when there is none. */
  readonly contact: Pick<Location, "name" | "phone"> | null;
  /** Model names with their brand: "Ford Puma". */
  readonly models: readonly string[];
};

/** Signs a token for a form rendered now. Every rendering has its own idempotency key. */
export const issueFormToken = (
  deps: Pick<LeadServiceDependencies, "signer" | "clock" | "newId">,
  { kind, subject }: FormTopic,
): string => signFormToken(deps.signer, createFormToken({ kind: kind.name, subject }, deps.clock.now(), deps.newId));

/** Values for the placeholders in the texts of a kind's form. */
export const formPlaceholders = (
  { group, answers, retention }: Pick<LeadServiceDependencies, "group" | "answers" | "retention">,
  kind: LeadKind,
  subject: LeadSubject | null,
): Readonly<Record<string, string>> => ({
  ...placeholderValues(group, subject),
  answer: answerTime(answers, kind.name),
  months: `${retentionMonths(retention, kind.name)}\u00a0mois`,
});

export const openForm = async (
  deps: LeadServiceDependencies,
  topic: FormTopic,
  token = issueFormToken(deps, topic),
): Promise<OpenForm> => {
  const { kind, subject } = topic;
  const context = createFormContext(deps, subject);
  return {
    kind,
    subject,
    token,
    proof: proofTaskOf(deps.signer, token, deps.minFillSeconds),
    minFillSeconds: deps.minFillSeconds,
    placeholders: formPlaceholders(deps, kind, subject),
    context,
    slotDays: await offeredSlotDays(deps, kind, context),
    contact: subject?.location ?? deps.locations()[0] ?? null,
    models: deps.models(),
  };
};

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
