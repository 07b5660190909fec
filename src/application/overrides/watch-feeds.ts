import { whileLocked } from "../jobs/index.ts";
import type { Log, Scheduler, TryLock } from "../jobs/ports.ts";
import type { OverrideStore, StaffVehicle } from "./ports.ts";
import { BY_SERVER, isHandled, subjectVehicles, type VehicleChangeKind } from "#domain/leads/index.ts";
import { findVehicleLeads, notifyVehicleChange, type VehicleLead } from "../leads/index.ts";
import { type NotifyOverrideDependencies, toVehicleChange } from "./notify-override.ts";

type OverrideExpiryDependencies = {
  readonly store: Pick<OverrideStore, "expire" | "close">;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "info" | "error">;
};

const INTERVAL_MS = 10_000;

/** Ends overrides whose time is over, within ten seconds. Every node looks, and the first one that sees it does it. */
export const startOverrideExpiry = ({ store, scheduler, log }: OverrideExpiryDependencies) => {
  const expire = async (): Promise<void> => {
    const expired = await store.expire();
    if (expired > 0) log.info({ expired }, "overrides of vehicles expired");
  };
  const job = scheduler.schedule({
    run: expire,
    onError: (error) => log.error({ err: error }, "failed to expire overrides of vehicles"),
    intervalMs: INTERVAL_MS,
    firstAfterMs: 0,
  });
  return {
    async stop() {
      await job.stop();
      await store.close();
    },
  };
};

type FeedWatchDependencies = NotifyOverrideDependencies & {
  readonly store: Pick<OverrideStore, "byIds">;
  /** Version of the stock. */
  readonly stockVersion: () => Promise<number>;
  /** Changes of feeds before are not announced: there was no such message. */
  readonly since: () => Promise<Date>;
  readonly tryLock: TryLock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  /** Called when emails are ready to be sent. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

/** What its feed did to the vehicle; null where staff did it, who were asked then, and while it is for sale. */
const feedStateChange = ({
  fromFeed,
  displayed,
  removed_at,
  hidden_at,
  overrides,
}: StaffVehicle): { readonly kind: VehicleChangeKind; readonly at: string; readonly since: string | null } | null => {
  const isTaken = overrides.some(({ field, value }) => field === "hidden" || value === "sold");
  if (removed_at !== null) return isTaken ? null : { kind: "gone", at: removed_at, since: removed_at };
  if (hidden_at !== null || fromFeed.availability !== displayed.availability) return null;
  return fromFeed.availability === "available"
    ? null
    : { kind: fromFeed.availability, at: fromFeed.updated_at, since: null };
};

const leadsByVehicle = (leads: readonly VehicleLead[]): ReadonlyMap<number, readonly VehicleLead[]> => {
  const byVehicle = new Map<number, VehicleLead[]>();
  for (const lead of leads)
    for (const { id } of subjectVehicles(lead.lead.subject)) byVehicle.set(id, [...(byVehicle.get(id) ?? []), lead]);
  return byVehicle;
};

/**
 * Mails the location the requests and appointments of vehicles that feeds removed, sold or reserved, once for each change.
 * Returns the number of vehicles. No import waits for it.
 */
export const notifyFeedChanges = async (deps: FeedWatchDependencies): Promise<number> => {
  const since = (await deps.since()).toISOString();
  const byVehicle = leadsByVehicle(await findVehicleLeads(deps, null));
  let vehicles = 0;
  for (const vehicle of await deps.store.byIds([...byVehicle.keys()])) {
    const fromFeed = feedStateChange(vehicle);
    if (fromFeed === null || fromFeed.at < since) continue;
    const change = toVehicleChange(vehicle, fromFeed.kind);
    const leads = byVehicle.get(vehicle.id)?.filter(({ events }) => !isHandled(events, change, fromFeed.since)) ?? [];
    if (leads.length === 0) continue;
    await notifyVehicleChange(deps, change, { leads, audience: "location", by: BY_SERVER });
    vehicles += 1;
  }
  return vehicles;
};

/** Follows the stock: within ten seconds of a new version, on one node at a time. */
export const startFeedWatch = (deps: FeedWatchDependencies): void => {
  let seen: number | null = null;
  const watch = async (): Promise<void> => {
    const version = await deps.stockVersion();
    if (version === seen) return;
    // Another node does it, and this one looks again.
    await whileLocked(deps.tryLock, "vehicle-changes", async () => {
      const vehicles = await notifyFeedChanges(deps);
      seen = version;
      if (vehicles === 0) return;
      deps.log.info({ vehicles }, "locations notified of leads whose vehicles changed in the feed");
      deps.wake();
    });
  };
  deps.scheduler.schedule({
    firstAfterMs: 0,
    intervalMs: INTERVAL_MS,
    run: watch,
    onError: (error) => deps.log.error({ err: error }, "failed to notify locations of changed vehicles"),
  });
};
