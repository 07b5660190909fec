import type { Paths, Settings } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { AvailabilityView } from "./availability-view.ts";

/** What can be asked about a vehicle, each on a page of its own; null where it cannot, or not now. */
export type VehicleWays = {
  readonly interest: string;
  readonly testDrive: string | null;
  readonly onlineLeasing: string | null;
  readonly tradeIn: string | null;
};

export type WaysInput = {
  readonly availability: AvailabilityView;
  /** It has an advertised month. */
  readonly leased: boolean;
  readonly settings: Pick<Settings, "autoproffTradeIn">;
  readonly paths: Pick<Paths, "vehicleInterest" | "vehicleTestDrive" | "vehicleOnlineLeasing" | "vehicleTradeIn">;
};

/** A vehicle is driven where it stands and nobody has reserved it. */
export const waysOf = (vehicle: Vehicle, { availability, leased, settings, paths }: WaysInput): VehicleWays => {
  const { tone, gone } = availability;
  return {
    interest: paths.vehicleInterest(vehicle),
    testDrive: tone === "there" ? paths.vehicleTestDrive(vehicle) : null,
    onlineLeasing: leased && tone !== "not" ? paths.vehicleOnlineLeasing(vehicle) : null,
    tradeIn: settings.autoproffTradeIn && !gone ? paths.vehicleTradeIn(vehicle) : null,
  };
};
