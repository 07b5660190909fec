import type { VehicleSnapshot } from "./subject.ts";

/** Sender details of an ADF document. */
export type AdfSite = {
  /** Name of the group. */
  readonly group: string;
  readonly email: string;
  /** Public URL of the site. */
  readonly url: string;
  /** IANA name, for the texts of appointments. */
  readonly timeZone: string;
  /** Public URL of a vehicle's page. */
  readonly vehicleUrl: (vehicle: VehicleSnapshot) => string;
};
