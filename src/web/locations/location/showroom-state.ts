import { nextStateChange, openState, type OpeningHours } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";

/** State of a showroom, open or closed, for lists, maps and scripts. */
export type ShowroomState = {
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30". */
  readonly openNow: string;
  /** When `isOpen` or `openNow` changes next: milliseconds since 1970. */
  readonly changesAt: number;
};

/** `timeZone`: an IANA name. */
export const toShowroomState = (hours: OpeningHours, now: Date, timeZone: string): ShowroomState => {
  const state = openState(hours, now, timeZone);
  return {
    isOpen: state.open,
    openNow: openStateLabel(state),
    changesAt: nextStateChange(hours, now, timeZone).getTime(),
  };
};
