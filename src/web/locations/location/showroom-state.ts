import { type Location, nextStateChange, openState, type OpeningHours } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";

/** Open or closed. */
export type StateView = {
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30". */
  readonly openNow: string;
};

/** State of a location for lists, maps and scripts: of its showroom and, if it has one, of its workshop. */
export type ShowroomState = StateView & {
  readonly workshop: StateView | null;
  /** When one of the states changes next: milliseconds since 1970. */
  readonly changesAt: number;
};

const toStateView = (hours: OpeningHours, now: Date, timeZone: string): StateView => {
  const state = openState(hours, now, timeZone);
  return { isOpen: state.open, openNow: openStateLabel(state) };
};

/** `timeZone`: an IANA name. */
export const toShowroomState = (
  { showroom_hours: showroom, workplace_hours: workshop }: Pick<Location, "showroom_hours" | "workplace_hours">,
  now: Date,
  timeZone: string,
): ShowroomState => {
  const changes = [showroom, ...(workshop ? [workshop] : [])].map((hours) =>
    nextStateChange(hours, now, timeZone).getTime(),
  );
  return {
    ...toStateView(showroom, now, timeZone),
    workshop: workshop && toStateView(workshop, now, timeZone),
    changesAt: Math.min(...changes),
  };
};
