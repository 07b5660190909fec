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
  /** With an organizer the file has the method `PUBLISH`, which mail programs recognise. */
  readonly organizer?: { readonly name: string; readonly email: string };
};
