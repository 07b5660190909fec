import type { CalendarEntry, CalendarMessage } from "#domain/appointments/index.ts";
import type { Lead, VehicleSnapshot } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";

/** The location that answers a lead, as a vendor of an ADF document. */
export type AdfVendor = Pick<Location, "name" | "address" | "postcode" | "town" | "country" | "phone" | "email">;

/** Sender details of an ADF document. */
export type AdfSite = {
  /** Name of the group. */
  readonly group: string;
  readonly email: string;
  /** Public URL of the site. */
  readonly url: string;
  /** Names of the makes in the catalogue. */
  readonly makes: () => readonly string[];
  /** IANA name, for the times of documents and the texts of appointments. */
  readonly timeZone: string;
  /** The present location with that slug, or null. */
  readonly vendor: (slug: string) => AdfVendor | null;
  /** Public URL of a vehicle's page. */
  readonly vehicleUrl: (vehicle: VehicleSnapshot) => string;
};

/** Writes leads as a document in the Auto-lead Data Format 1.0, one prospect per lead. */
type WriteAdf = (leads: readonly Lead[], site: AdfSite) => string;

/** Writes a `text/calendar` file (RFC 5545). `message`: of one that is sent by mail. */
export type WriteCalendarFile = (entry: CalendarEntry, message?: CalendarMessage) => string;

/** Writes the calendar of a location that programs subscribe to. */
export type WriteAgenda = (name: string, entries: readonly CalendarEntry[]) => string;

export type LeadFormats = { readonly writeAdf: WriteAdf; readonly writeCalendarFile: WriteCalendarFile };
