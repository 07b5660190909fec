import type { LocationHoursKind, SlotRules, WorkEntry } from "../appointments/index.ts";
import type { CountryCode } from "../countries/index.ts";
import type { OpeningHours } from "../locations/index.ts";

/** Validation context besides the form values: market, time and answering location. */
export type FormContext = {
  /** The market's country. */
  readonly country: CountryCode;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** Null while no location is chosen: no date is rejected for its hours, and no slot is offered. */
  readonly location: {
    readonly slug: string;
    readonly hours: Readonly<Record<LocationHoursKind, OpeningHours>>;
    readonly slots: Readonly<Record<LocationHoursKind, SlotRules>>;
    /** What the settings say about works. */
    readonly works: readonly WorkEntry[];
  } | null;
};
