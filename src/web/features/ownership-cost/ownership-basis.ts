import type { OwnedVehicle, OwnershipRates } from "#domain/ownership/index.ts";

/** What the estimate derives from. Plain JSON, so that the browser can calculate. */
export type OwnershipBasis = {
  readonly vehicle: OwnedVehicle;
  readonly rates: OwnershipRates;
  /** The market displays consumption and CO₂. */
  readonly namesValues: boolean;
};
