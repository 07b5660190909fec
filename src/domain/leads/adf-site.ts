import type { VehicleFacts } from "./lead.ts";

/** What a document of ADF says of us. */
export type AdfSite = {
  /** The group's name and general address. */
  readonly group: string;
  readonly email: string;
  /** Public address of the site. */
  readonly url: string;
  /** IANA name: appointments are worded on its wall clock. */
  readonly timeZone: string;
  /** Public address of a vehicle's page. */
  readonly addressOf: (vehicle: VehicleFacts) => string;
};
