import type { OpeningHours } from "../locations/index.ts";
import type { PlaceHours } from "./fields.ts";
import { type LeadKind, slotFieldOf } from "./kind.ts";

type Hours = { readonly showroom_hours: OpeningHours; readonly workplace_hours: OpeningHours | null };

/** A place's hours by whose they are: the workshop keeps the showroom's where the place tells none of its own. */
export const placeHours = (place: Hours): Readonly<Record<PlaceHours, OpeningHours>> => ({
  showroom: place.showroom_hours,
  workshop: place.workplace_hours ?? place.showroom_hours,
});

/** The hours of a place that count for a kind: the workshop's where the car goes there, else the showroom's. */
export const hoursFor = (kind: Pick<LeadKind, "fields">, place: Hours): OpeningHours =>
  placeHours(place)[slotFieldOf(kind)?.hours ?? "showroom"];
