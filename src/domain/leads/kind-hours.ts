import type { OpeningHours } from "../locations/index.ts";
import type { LeadKind } from "./kind.ts";

type Hours = { readonly showroom_hours: OpeningHours; readonly workplace_hours: OpeningHours | null };

/** The hours of a place that count for a kind: the workshop's where the car goes there and the place tells them, else the showroom's. */
export const hoursFor = ({ fields }: Pick<LeadKind, "fields">, place: Hours): OpeningHours => {
  const inWorkshop = fields.some((field) => field.kind === "slot" && field.hours === "workshop");
  return (inWorkshop && place.workplace_hours) || place.showroom_hours;
};
