import { PHOTO_TOPIC, type Paths, type Settings, TOPIC_PARAMETER } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { AvailabilityView } from "../index.ts";

export type FormHrefsInput = {
  readonly availability: AvailabilityView;
  /** True if a monthly payment can be calculated. */
  readonly isLeased: boolean;
  readonly settings: Pick<Settings, "autoproffTradeIn">;
  readonly paths: Pick<
    Paths,
    "vehicleInterest" | "vehicleFile" | "vehicleTestDrive" | "vehicleOnlineLeasing" | "vehicleTradeIn"
  >;
};

/** Test drives require an available vehicle. */
export const toFormHrefs = (vehicle: Vehicle, { availability, isLeased, settings, paths }: FormHrefsInput) => {
  const { tone, isSold } = availability;
  return {
    interest: paths.vehicleInterest(vehicle),
    /** The form of interest that asks for the file of the vehicle; null for a sold one. */
    file: isSold ? null : paths.vehicleFile(vehicle),
    /** The same form with a message that asks for photographs. */
    photos: isSold ? null : `${paths.vehicleInterest(vehicle)}?${TOPIC_PARAMETER}=${PHOTO_TOPIC}`,
    testDrive: tone === "there" ? paths.vehicleTestDrive(vehicle) : null,
    onlineLeasing: isLeased && tone !== "not" ? paths.vehicleOnlineLeasing(vehicle) : null,
    tradeIn: settings.autoproffTradeIn && !isSold ? paths.vehicleTradeIn(vehicle) : null,
  };
};

/** Paths of the vehicle's forms; null if a form is not available. */
export type VehicleFormHrefs = ReturnType<typeof toFormHrefs>;
