import type { BookingLimits, ReminderRules, SlotRules, WorkEntry } from "#domain/appointments/index.ts";
import type { CountryCode } from "#domain/countries/index.ts";
import type { InspectFile, Lead, Retention } from "#domain/leads/index.ts";
import type { Log } from "../../jobs/ports.ts";
import type { AgendaVersions, LeadEventStore, LeadReader, LeadStore, SlotReader, UploadStash } from "../ports.ts";
import type { Counters } from "#domain/spam/index.ts";
import type { Clock, Digest, RandomBytes, Rate, Signer } from "#domain/shared/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { ReadVehicleStates } from "../../stock/index.ts";
import type { AdfRule, AnswerRule, RoutingRule } from "#domain/site/index.ts";

/** Rejects after `timeoutMs`; the work itself goes on. */
export const withTimeout = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("the database did not answer in time")), timeoutMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Dependencies of the lead forms; the server creates them once. */
export type LeadServiceDependencies = {
  readonly store: LeadStore;
  readonly reader: Pick<LeadReader, "byId" | "byReference" | "hasKey" | "holdsSlot" | "leadOfDelivery">;
  readonly events: LeadEventStore;
  /** Notifies the outbox worker of new deliveries. */
  readonly wakeOutbox: () => void;
  readonly signer: Signer;
  readonly digest: Digest;
  /** Keyed digest that replaces a client's address in the counters and in the log. */
  readonly pseudonym: (text: string) => string;
  readonly counters: Counters;
  /** Forms that one client may send; null: unlimited. */
  readonly rate: Rate | null;
  /** Confirmation emails that one address may get. */
  readonly confirmations: Rate;
  readonly stash: Pick<UploadStash, "save" | "find">;
  readonly inspectFile: InspectFile;
  readonly randomBytes: RandomBytes;
  /** A new UUID. */
  readonly newId: () => string;
  readonly clock: Clock;
  /** Monotonic clock for rates: after the system clock is set back nobody is rejected for earlier counts. */
  readonly rateClock: Clock;
  /** Allowed origins of posts: the public site and the address it is served on. */
  readonly origins: readonly string[];
  /** Notes where a form came from that was refused for it. */
  readonly noteOtherOrigin: (origin: string) => void;
  readonly minFillSeconds: number;
  readonly routing: readonly RoutingRule[];
  readonly adf: readonly AdfRule[];
  /** Months until leads are deleted. */
  readonly retention: Retention;
  /** Within which time leads are answered; pages and emails promise it. */
  readonly answers: readonly AnswerRule[];
  /** URL that receives every lead and event as JSON; null: none. */
  readonly webhook: string | null;
  readonly slots: Pick<SlotReader, "booked" | "appointments">;
  /** Versions of the calendars' addresses. */
  readonly agendas: AgendaVersions;
  /** Public address of the site. */
  readonly siteUrl: string;
  /** Sender of the emails: `Name <address>`. */
  readonly mailFrom: string;
  readonly bookingLimits: BookingLimits;
  /** The market's defaults; a location may override length and capacity. */
  readonly slotRules: SlotRules;
  /** Length, price, days and places of works. */
  readonly works: readonly WorkEntry[];
  readonly reminders: ReminderRules;
  readonly locations: () => readonly Location[];
  /** What vehicles are now. */
  readonly vehicleStates: ReadVehicleStates;
  /** Model names with their brand: "Ford Puma". */
  readonly models: () => readonly string[];
  /** The provisional price of the vehicle in checked fields; null without one. */
  readonly estimate: (fields: Lead["fields"]) => Promise<Lead["estimate"]>;
  /** Country of the market: numbers without a code are its own, or its neighbours'. */
  readonly country: CountryCode;
  /** IANA time zone of the market. */
  readonly timeZone: string;
  /** Public name of the group. */
  readonly group: string;
  /** Deadline for saving a lead, in milliseconds; 10 seconds by default. */
  readonly timeoutMs?: number;
  readonly log: Pick<Log, "info" | "error">;
};
