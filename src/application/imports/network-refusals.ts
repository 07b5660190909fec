import { type AdsVehicle, RejectionCounts, type VehicleAttributes } from "#domain/vehicles/index.ts";
import type { ImportOptions } from "./vehicles/import-vehicles.ts";

/** What an export of vehicles says of a network. */
export type AdsFormat = {
  /** Null: it is our own format. */
  readonly network: string | null;
  /** Reasons why the network will refuse a vehicle; empty if it accepts it. */
  readonly rejectionReasons: (vehicle: AdsVehicle) => readonly string[];
};

/** `refused` vehicles; one may have several of the reasons, each with its number of vehicles. */
export type NetworkRefusals = {
  readonly network: string;
  readonly refused: number;
  readonly reasons: Readonly<Record<string, number>>;
};

/** Judges vehicles as the exports for networks do. */
export class NetworkCounter {
  readonly #counted: readonly (AdsFormat & { readonly counts: RejectionCounts })[];
  readonly #year: number;
  readonly #areLocationsKnown: boolean;

  constructor(
    formats: readonly AdsFormat[],
    { clock, locations }: Pick<ImportOptions, "clock"> & { readonly locations: ImportOptions["locations"] | null },
  ) {
    this.#counted = formats.map((format) => ({ ...format, counts: new RejectionCounts() }));
    this.#year = clock.now().getUTCFullYear();
    this.#areLocationsKnown = locations !== null;
  }

  add(attributes: VehicleAttributes): void {
    const isLocated = !this.#areLocationsKnown || attributes.location_id !== null;
    for (const { rejectionReasons, counts } of this.#counted)
      counts.add(rejectionReasons({ attributes, isLocated, year: this.#year }));
  }

  list(): readonly NetworkRefusals[] {
    return this.#counted.flatMap(({ network, counts: { refused, reasons } }) =>
      network === null || refused === 0 ? [] : [{ network, refused, reasons: Object.fromEntries(reasons) }],
    );
  }
}
