import {
  createLeadEvent,
  type Lead,
  type LeadLocation,
  namesVehicle,
  type NewLeadEvent,
  withLocation,
} from "#domain/leads/index.ts";
import { type AdfRule, resolveLeadDestinations, type RoutingRule, type Settings } from "#domain/site/index.ts";
import { appendToLead, type RecordedLead, type RecordLeadDependencies, toRecordedLead } from "./record-lead-event.ts";
import { createDeliveries, createEventDeliveries } from "#domain/outbox/index.ts";
import { calendarNamesOf } from "../appointments/agenda.ts";

type Addressed = { readonly email: string | null };

/** Where the group's own addresses stand. */
type OwnerDirectory = {
  readonly employees: readonly Addressed[];
  readonly locations: readonly (Addressed & { readonly departments: readonly Addressed[] })[];
  readonly settings: Pick<Settings, "group" | "staff" | "leads">;
};

const settingsAddresses = ({ group, staff, leads }: OwnerDirectory["settings"]): readonly string[] => [
  group.email,
  ...staff.alerts,
  ...(staff.manager === undefined ? [] : [staff.manager]),
  ...leads.routing.flatMap(({ to }) => to),
  ...leads.answers.flatMap(({ next }) => next),
];

/**
 * The address as the group spells it. Null: it is no employee, and no address of a location or of the settings. An owner gets
 * the visitor's name, address, telephone and message by email.
 */
const findOwner = ({ employees, locations, settings }: OwnerDirectory, address: string): string | null => {
  const people = [...employees, ...locations, ...locations.flatMap(({ departments }) => departments)];
  const known = [...people.flatMap(({ email }) => email ?? []), ...settingsAddresses(settings)];
  const wanted = address.trim().toLowerCase();
  return known.find((each) => each.toLowerCase() === wanted) ?? null;
};

export type AssignLeadDependencies = RecordLeadDependencies & { readonly owners: () => Promise<OwnerDirectory> };

export type LeadAssignment = Pick<NewLeadEvent, "by" | "text"> & { readonly owner: string };

type AssignLeadResult =
  | { readonly type: "unknown-lead" }
  /** Nobody of the group has this address. */
  | { readonly type: "unknown-owner" }
  | ({ readonly type: "assigned" } & RecordedLead);

/** Called with an address that nobody of the group has: true gives the lead to it nevertheless. */
type ConfirmUnknownOwner = (owner: string) => Promise<boolean>;

/** Gives a lead to one person of the group, who gets it by email. */
export const assignLead = async (
  deps: AssignLeadDependencies,
  reference: string,
  { owner, by, text = null }: LeadAssignment,
  { eventId, confirm = async () => false }: { readonly eventId?: string; readonly confirm?: ConfirmUnknownOwner } = {},
): Promise<AssignLeadResult> => {
  const lead = await deps.reader.byReference(reference);
  if (lead === null) return { type: "unknown-lead" };
  const known = findOwner(await deps.owners(), owner);
  if (known === null && !(await confirm(owner))) return { type: "unknown-owner" };
  const recorded = await appendToLead(deps, lead.id, { type: "assigned", by, target: known ?? owner, text }, eventId);
  return recorded === null ? { type: "unknown-lead" } : { type: "assigned", ...recorded };
};

type MoveLeadDependencies = RecordLeadDependencies & {
  readonly routing: readonly RoutingRule[];
  readonly adf: readonly AdfRule[];
  readonly locations: () => Promise<readonly LeadLocation[]>;
};

type LeadMove = Pick<NewLeadEvent, "by" | "text"> & {
  /** Slug of the location. */
  readonly to: string;
};

type MoveLeadResult =
  | { readonly type: "unknown" }
  /** `known`: slugs of all locations. */
  | { readonly type: "unknown-location"; readonly known: readonly string[] }
  | ({ readonly type: "moved" } & RecordedLead);

const routedTo = ({ routing, adf }: MoveLeadDependencies, lead: Lead, location: LeadLocation): Lead => {
  const subject = withLocation(lead.subject, location);
  const brand = "brand" in subject ? subject.brand : null;
  const moved = { ...lead, subject };
  return {
    ...moved,
    routing: {
      ...resolveLeadDestinations(
        { routing, adf },
        { kind: lead.kind, location: location.slug, brand, hasVehicle: namesVehicle(lead) },
      ),
      ...calendarNamesOf(lead),
    },
  };
};

/** The people of the new location, and its systems that do not have the lead yet. */
const newDestinations = (lead: Lead, before: Lead, newId: () => string) =>
  createDeliveries(lead, newId).filter(
    ({ purpose, destination }) =>
      purpose === "dealership" || (purpose === "adf" && !before.routing.adf.includes(destination)),
  );

/** Gives a lead to the people of another location, who get it by email. */
export const moveLead = async (
  deps: MoveLeadDependencies,
  reference: string,
  { to, by, text = null }: LeadMove,
): Promise<MoveLeadResult> => {
  const lead = await deps.reader.byReference(reference);
  if (lead === null) return { type: "unknown" };
  const locations = await deps.locations();
  const location = locations.find(({ slug }) => slug === to);
  if (location === undefined) return { type: "unknown-location", known: locations.map(({ slug }) => slug) };
  const now = deps.clock.now();
  const appended = await deps.events.append(
    lead.id,
    (current) => {
      const previous = current.subject?.location?.slug ?? null;
      if (previous === to) return null;
      const moved = routedTo(deps, current, location);
      const events = [createLeadEvent({ type: "moved", by, target: to, previous, text }, deps.newId(), now)];
      const deliveries = [
        ...newDestinations(moved, current, deps.newId),
        ...createEventDeliveries(lead.id, events, deps.newId, deps.webhook),
      ];
      return { events, deliveries, lead: moved };
    },
    now,
  );
  return appended === null ? { type: "unknown" } : { type: "moved", ...toRecordedLead(appended) };
};
