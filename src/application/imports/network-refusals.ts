import { type AdsVehicle, RejectionCounts, type VehicleAttributes } from "#domain/vehicles/index.ts";

/** What an export of vehicles says of a network. */
export type AdsFormat = {
  /** Null: it is our own format. */
  readonly network: string | null;
  /** Reasons why the network will refuse a vehicle; empty if it accepts it. */
  readonly rejectionReasons: (vehicle: AdsVehicle) => readonly string[];
  /** Why the export leaves a vehicle out; null: it has it. */
  readonly exclusionReason: (vehicle: Pick<VehicleAttributes, "availability">) => string | null;
};

/** `refused` vehicles; one may have several of the reasons, each with its number of vehicles. */
export type NetworkRefusals = {
  readonly network: string;
  readonly refused: number;
  readonly reasons: Readonly<Record<string, number>>;
};

type Judgement = {
  /** Returns true if the address of the vehicle's location is known. */
  readonly isLocated: (attributes: VehicleAttributes) => boolean;
  /** The current year. */
  readonly year: number;
};

type Counted<F> = { readonly format: F; readonly counts: RejectionCounts; vehicles: number };

/** Judges vehicles as the exports for networks do, all networks in one reading. */
export class NetworkCounter<F extends AdsFormat> {
  readonly #counted: readonly Counted<F & { readonly network: string }>[];
  readonly #judgement: Judgement;

  constructor(formats: readonly F[], judgement: Judgement) {
    this.#counted = formats.flatMap((format) =>
      format.network === null
        ? []
        : [{ format: { ...format, network: format.network }, counts: new RejectionCounts(), vehicles: 0 }],
    );
    this.#judgement = judgement;
  }

  add(attributes: VehicleAttributes): void {
    const { isLocated, year } = this.#judgement;
    const judged = { attributes, isLocated: isLocated(attributes), year };
    for (const counted of this.#counted) {
      if (counted.format.exclusionReason(attributes) !== null) continue;
      counted.vehicles += 1;
      counted.counts.add(counted.format.rejectionReasons(judged));
    }
  }

  /** Each network, with the number of vehicles in its file. */
  list(): readonly (NetworkRefusals & { readonly format: F; readonly vehicles: number })[] {
    return this.#counted.map(({ format, vehicles, counts: { refused, reasons } }) => ({
      format,
      network: format.network,
      vehicles,
      refused,
      reasons: Object.fromEntries(reasons),
    }));
  }
}
