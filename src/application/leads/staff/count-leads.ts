import { findLeadKind, LEAD_KINDS, leadKindHours } from "#domain/forms/index.ts";
import {
  defaultPeriod,
  type Lead,
  splitPeriod,
  type StatGroup,
  type StatPeriod,
  type StatRow,
  statRows,
} from "#domain/leads/index.ts";
import type { LeadReader, SlotReader } from "../ports.ts";
import { type Booking, findWork, fitsHours, type WorkEntry } from "#domain/appointments/index.ts";
import { localTime, type Location } from "#domain/locations/index.ts";

/** A lead whose appointment its location could not keep. */
export type OutsideAppointment = {
  readonly lead: Lead & { readonly booking: Booking };
  readonly reason: "closed" | "no location" | "another day";
};

type LocationHours = Pick<Location, "slug" | "showroom_hours" | "workplace_hours">;

type OutsideQuery = {
  readonly slots: Pick<SlotReader, "appointments">;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  readonly works: readonly WorkEntry[];
  /** The location with that slug as it will be; null: none. Undefined: it does not change. */
  readonly locationOf: (slug: string) => LocationHours | null | undefined;
};

const reasonOf = (
  { kind: name, booking }: Lead & { readonly booking: Booking },
  location: LocationHours | null,
  { timeZone, works }: OutsideQuery,
): OutsideAppointment["reason"] | null => {
  const kind = findLeadKind(name);
  if (location === null) return "no location";
  if (kind !== null && !fitsHours(booking, leadKindHours(kind, location), timeZone)) return "closed";
  const { days } = findWork(works, { ...booking, work: booking.work ?? null });
  const { weekday } = localTime(new Date(booking.start), timeZone);
  return days === undefined || days.includes(weekday) ? null : "another day";
};

/** The appointments to come that fall outside hours and days, by their start. */
export const findOutsideAppointments = async (query: OutsideQuery): Promise<readonly OutsideAppointment[]> => {
  const leads = await query.slots.appointments({ from: query.now, until: null, location: null });
  return leads.flatMap((lead) => {
    const { booking } = lead;
    const location = booking === null ? undefined : query.locationOf(booking.location);
    if (booking === null || location === undefined) return [];
    const booked = { ...lead, booking };
    const reason = reasonOf(booked, location, query);
    return reason === null ? [] : [{ lead: booked, reason }];
  });
};

type LeadCountQuery = {
  readonly by: StatGroup;
  readonly kind?: string;
  /** Slug of the answering location. */
  readonly location?: string;
  /** Inclusive; by default 30 days or 12 months before `until`. */
  readonly since?: Date;
  /** Exclusive; now by default. */
  readonly until?: Date;
};

type CountDependencies = {
  readonly reader: Pick<LeadReader, "count">;
  /** Slugs of all locations. */
  readonly locationSlugs: () => Promise<readonly string[]>;
  /** IANA name. */
  readonly timeZone: string;
};

/** The period that is counted; empty when `since` is not before `until`. */
export const countedPeriod = ({ by, since, until }: LeadCountQuery, now: Date, timeZone: string): StatPeriod => {
  const recent = defaultPeriod(by, until ?? now, timeZone);
  return { ...recent, from: since ?? recent.from };
};

/** Names that have a row even without leads. */
const rowNames = async (
  { locationSlugs }: CountDependencies,
  { by, kind, location }: LeadCountQuery,
): Promise<readonly string[]> => {
  if (by === "kind") return kind === undefined ? Object.keys(LEAD_KINDS) : [kind];
  if (by !== "location") return [];
  return location === undefined ? locationSlugs() : [location];
};

/** Counts leads of a period by group. */
export const countLeads = async (
  deps: CountDependencies,
  query: LeadCountQuery,
  period: StatPeriod,
): Promise<readonly StatRow[]> => {
  const { by, kind, location } = query;
  const spans = splitPeriod(by, period, deps.timeZone);
  const counts = (await deps.reader.count(spans)).filter(
    (value) => (kind === undefined || value.kind === kind) && (location === undefined || value.location === location),
  );
  return statRows(by, spans, counts, await rowNames(deps, query));
};
