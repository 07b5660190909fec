import { formatFrenchDay } from "#domain/shared/index.ts";
import { availableFrom, type Vehicle } from "#domain/vehicles/index.ts";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";

const strings = vehiclePageStrings.availability;

export type AvailabilityView = {
  readonly label: string;
  /** Explanation and next step; null if the label is sufficient. */
  readonly note: string | null;
  readonly tone: "there" | "later" | "not";
  readonly isSold: boolean;
  /** On the picture; null while the vehicle is for sale. */
  readonly state: string | null;
  /** Label of the primary action. */
  readonly action: string;
};

/** `today` is `YYYY-MM-DD` in the time zone of the site. */
export const availabilityView = (vehicle: Vehicle, today: string): AvailabilityView => {
  if (vehicle.availability === "sold") {
    return {
      label: strings.sold,
      note: strings.soldNote,
      tone: "not",
      isSold: true,
      state: strings.sold,
      action: strings.others,
    };
  }
  if (vehicle.availability === "reserved") {
    return {
      label: strings.reserved,
      note: strings.reservedNote,
      tone: "not",
      isSold: false,
      state: strings.reserved,
      action: strings.notifyMe,
    };
  }
  const from = availableFrom(vehicle, today);
  return from === null
    ? { label: strings.available, note: null, tone: "there", isSold: false, state: null, action: strings.ask }
    : {
        label: strings.from(formatFrenchDay(from)),
        note: strings.fromNote,
        tone: "later",
        isSold: false,
        state: null,
        action: strings.ask,
      };
};
