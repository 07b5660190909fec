/** An appointment as calendars read it. Instants are ISO 8601 in UTC. */
export type CalendarEntry = {
  /** Stable per appointment, so that calendars update an existing entry. */
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description: string;
  readonly location: { readonly name: string; readonly address: string; readonly phone: string } | null;
  /** Absolute URL of the details page. */
  readonly url: string;
  /** Rises with every change of the appointment: calendars take the entry with the highest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
};

type Participant = { readonly name: string; readonly email: string };

/**
 * How a calendar file is sent by mail (RFC 5546): `REQUEST` enters or changes its entry in the calendar of the attendee,
 * `CANCEL` removes it.
 */
export type CalendarMessage = {
  readonly method: "REQUEST" | "CANCEL";
  readonly organizer: Participant;
  readonly attendee: Participant;
};
