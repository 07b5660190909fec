import { localTime } from "#domain/locations/index.ts";
import type { CurrentVehicle, ViewMoment } from "#domain/shortlist/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const viewMoment = ({ clock, settings }: SiteServices<"clock" | "settings">): ViewMoment => {
  const now = clock.now();
  return {
    minute: Math.floor(now.getTime() / MINUTE_MS),
    day: Date.parse(localTime(now, settings.timeZone).date) / DAY_MS,
  };
};

/** What a visitor sees of a vehicle, for the next visit. */
export const currentVehicle = ({ id, price, availability }: Vehicle): CurrentVehicle => ({
  id,
  cents: price.purchase?.cents ?? null,
  state: availability,
});
