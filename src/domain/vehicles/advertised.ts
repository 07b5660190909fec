import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";

/** A vehicle as an ad network judges it. */
export type AdsVehicle = {
  readonly attributes: VehicleAttributes;
  /** True if the address of its location is known. */
  readonly isLocated: boolean;
  /** The current year. */
  readonly year: number;
};

/** Vehicles that a network refuses; one may have several of the reasons. */
export class RejectionCounts {
  refused = 0;
  readonly reasons = new Map<string, number>();

  add(reasons: readonly string[]): void {
    if (reasons.length > 0) this.refused += 1;
    for (const reason of reasons) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }
}
