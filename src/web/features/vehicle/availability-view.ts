import { frenchDay } from "#domain/shared/index.ts";
import { availableFrom, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";

const words = vehiclePageStrings.availability;

export type AvailabilityView = {
  readonly label: string;
  /** What that means and what can be done about it; null where it says itself. */
  readonly note: string | null;
  readonly tone: "there" | "later" | "not";
  /** Sold: there is nothing to offer any more. */
  readonly gone: boolean;
  /** The words of the one thing to do. */
  readonly action: string;
};

/** `today` is `YYYY-MM-DD` on the calendar of the place. */
export const availabilityView = (vehicle: Vehicle, today: string): AvailabilityView => {
  if (vehicle.availability === "sold") {
    return { label: words.sold, note: words.soldNote, tone: "not", gone: true, action: words.others };
  }
  if (vehicle.availability === "reserved") {
    return { label: words.reserved, note: words.reservedNote, tone: "not", gone: false, action: words.tellMe };
  }
  const from = availableFrom(vehicle, today);
  return from === null
    ? { label: words.available, note: null, tone: "there", gone: false, action: words.ask }
    : { label: words.from(frenchDay(from)), note: words.fromNote, tone: "later", gone: false, action: words.ask };
};
