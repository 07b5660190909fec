import { type Location, nextStateChange, openState, type OpeningHours } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";

const toStateView = (hours: OpeningHours, now: Date, timeZone: string) => {
  const state = openState(hours, now, timeZone);
  return { isOpen: state.open, openNow: openStateLabel(state) };
};

/** Open or closed. */
export type StateView = ReturnType<typeof toStateView>;

/** `timeZone`: an IANA name. */
export const toShowroomState = (
  { showroom_hours: showroom, workplace_hours: workshop }: Pick<Location, "showroom_hours" | "workplace_hours">,
  now: Date,
  timeZone: string,
) => {
  const changes = [showroom, ...(workshop ? [workshop] : [])].map((hours) =>
    nextStateChange(hours, now, timeZone).getTime(),
  );
  return {
    ...toStateView(showroom, now, timeZone),
    workshop: workshop && toStateView(workshop, now, timeZone),
    /** When one of the states changes next: milliseconds since 1970. */
    changesAt: Math.min(...changes),
  };
};

/** State of a location for lists, maps and scripts: of its showroom and, if it has one, of its workshop. */
export type ShowroomState = ReturnType<typeof toShowroomState>;
