import { createLeadEvent, type Lead, type LeadLocation, type NewLeadEvent, withLocation } from "#domain/leads/index.ts";
import { createDeliveries, createEventDeliveries } from "#domain/outbox/index.ts";
import { type AdfRule, resolveLeadDestinations, type RoutingRule } from "#domain/site/index.ts";
import { calendarNamesOf } from "../appointments/calendar-names.ts";
import { type RecordedLead, type RecordLeadDependencies, toRecordedLead } from "./record-lead-event.ts";

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
      ...resolveLeadDestinations({ routing, adf }, { kind: lead.kind, location: location.slug, brand }),
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
