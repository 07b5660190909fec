import type { OpeningHours } from "../locations/index.ts";

/** `workshop` falls back to the showroom's hours. */
export type LocationHoursKind = "showroom" | "workshop";

export type LocationWithHours = {
  readonly showroom_hours: OpeningHours;
  readonly workplace_hours: OpeningHours | null;
};

/** The workshop falls back to the showroom's hours. */
export const locationHours = (location: LocationWithHours): Readonly<Record<LocationHoursKind, OpeningHours>> => ({
  showroom: location.showroom_hours,
  workshop: location.workplace_hours ?? location.showroom_hours,
});
