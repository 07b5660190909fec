import type { OpeningHours } from "../locations/index.ts";
import type { LocationHoursKind } from "./fields.ts";
import { type LeadKind, findSlotField } from "./kind.ts";

type LocationWithHours = { readonly showroom_hours: OpeningHours; readonly workplace_hours: OpeningHours | null };

/** The workshop falls back to the showroom's hours. */
export const locationHours = (location: LocationWithHours): Readonly<Record<LocationHoursKind, OpeningHours>> => ({
  showroom: location.showroom_hours,
  workshop: location.workplace_hours ?? location.showroom_hours,
});

/** The hours that apply to a kind: those of its slot field, else the showroom's. */
export const leadKindHours = (kind: Pick<LeadKind, "fields">, location: LocationWithHours): OpeningHours =>
  locationHours(location)[findSlotField(kind)?.hours ?? "showroom"];
