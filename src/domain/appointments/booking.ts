/** A booked appointment. Instants are ISO 8601 in UTC. */
export type Booking = {
  readonly location: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
};
