import type { Rate } from "../shared/index.ts";

/** A booked appointment. Instants are ISO 8601 in UTC. */
export type Booking = {
  readonly location: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
  /** What is done, as the form names it; absent for a form that does not ask. */
  readonly work?: string;
  /** Lowest price as agreed, in cents. */
  readonly price_cents?: number;
};

/** Limits for the appointments of one location, so that nobody empties its calendar. */
export type BookingLimits = {
  /** Appointments to come that one person may have. */
  readonly per_person: number;
  /** More bookings than this have to be confirmed by email before they hold a seat. */
  readonly burst: Rate;
};

export const UNLIMITED_BOOKINGS: BookingLimits = { per_person: Infinity, burst: { limit: Infinity, seconds: 0 } };
