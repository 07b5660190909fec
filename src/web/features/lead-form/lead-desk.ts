import type {
  Counters,
  Digest,
  InspectFile,
  LeadStore,
  RandomBytes,
  Seal,
  SlotReader,
  SlotRules,
  UploadStash,
} from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { Clock, Rate } from "#domain/shared/index.ts";
import type { AdfRule, RoutingRule } from "#domain/site/index.ts";

/** Everything that taking in a lead needs; the server puts it together once. */
export type LeadDesk = {
  readonly store: LeadStore;
  /** Tells the outbox that something new is due. */
  readonly wake: () => void;
  readonly seal: Seal;
  readonly digest: Digest;
  /** A digest that only we can make: what stands for a client's address where that is counted. */
  readonly pseudonym: (text: string) => string;
  readonly counters: Counters;
  /** How many forms a client may send; null: any number. */
  readonly rate: Rate | null;
  readonly stash: Pick<UploadStash, "keep" | "find">;
  readonly inspectFile: InspectFile;
  readonly randomBytes: RandomBytes;
  /** A new UUID. */
  readonly newId: () => string;
  readonly clock: Clock;
  /** The origins forms may be sent from: the site's public one, and what it is served on. */
  readonly origins: readonly string[];
  readonly minFillSeconds: number;
  readonly routing: readonly RoutingRule[];
  readonly adf: readonly AdfRule[];
  /** Where every lead goes as JSON; null: nowhere. */
  readonly webhook: string | null;
  readonly slots: Pick<SlotReader, "taken">;
  /** The market's; a place may cut its appointments otherwise. */
  readonly slotRules: SlotRules;
  readonly places: () => readonly Location[];
  /** Names of the group's models: "Ford Puma". */
  readonly models: () => readonly string[];
  /** IANA name of the market's wall clock. */
  readonly timeZone: string;
  /** The group's name, as the public knows it. */
  readonly group: string;
  /** How long the database may take to keep a lead, in milliseconds, before the visitor is told; 10 seconds if not said. */
  readonly patienceMs?: number;
  readonly log: { readonly error: (facts: object, message: string) => void };
};
