import { whileLocked } from "../../jobs/index.ts";
import { type Retention, type RetentionLimits, retentionLimits } from "#domain/leads/index.ts";
import { type Clock, MAX_RATE_SECONDS, type Rate } from "#domain/shared/index.ts";
import type { Log, Scheduler, TryLock } from "../../jobs/ports.ts";
import { describeHold, type PurgeGuard } from "../../retention/index.ts";
import type { PurgeHold } from "../../retention/ports.ts";
import type { UploadStash } from "../ports.ts";
import { type Counters, FORM_TTL_MS } from "#domain/spam/index.ts";
import type { ExpiredCount, PermittedLimit, PurgePermit } from "#domain/retention/index.ts";
import type { ErasedCounts, PersonalDataStores } from "./erase-person.ts";

export type PurgeStores = PersonalDataStores & { readonly stash: UploadStash; readonly counters: Counters };

const DAY_MS = 86_400_000;

/** Longer than the validity of a signed form. */
const STASH_PERIOD_MS = DAY_MS;

/** A rate reads the counters of its current window and of the one before. */
const COUNTER_PERIOD_MS = 2 * MAX_RATE_SECONDS * 1000;

/** For e-mails to staff and of alerts, once sent or given up. */
const MAIL_PERIOD_MS = 30 * DAY_MS;

/** Leads per transaction; keeps write locks short. */
const BATCH_SIZE = 100;

export type PurgedCounts = ErasedCounts & { readonly stashed_files: number };

export const countExpiredByKind = async (
  { leads }: Pick<PurgeStores, "leads">,
  retention: Retention,
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const byKind = new Map<string, number>();
  for (const { kind } of await leads.findExpired(retentionLimits(retention, now), Number.MAX_SAFE_INTEGER)) {
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
  return byKind;
};

/** The irrecoverable data that a purge would remove, and the total. */
export const countExpired = async (
  { leads, alerts }: Pick<PurgeStores, "leads" | "alerts">,
  retention: Retention,
  now: Date,
): Promise<readonly ExpiredCount[]> => {
  const limits = retentionLimits(retention, now);
  return [...(await leads.countExpired(limits)), await alerts.countAlertsBefore(limits.others)];
};

const NO_COUNTS: ErasedCounts = {
  leads: 0,
  deliveries: 0,
  appointments: 0,
  events: 0,
  files: 0,
  alerts: 0,
  written_mails: 0,
};

const addCounts = (a: ErasedCounts, b: Partial<ErasedCounts>): ErasedCounts => ({
  leads: a.leads + (b.leads ?? 0),
  deliveries: a.deliveries + (b.deliveries ?? 0),
  appointments: a.appointments + (b.appointments ?? 0),
  events: a.events + (b.events ?? 0),
  files: a.files + (b.files ?? 0),
  alerts: a.alerts + (b.alerts ?? 0),
  written_mails: a.written_mails + (b.written_mails ?? 0),
});

const purgeLeads = async (
  { leads, mails }: PersonalDataStores,
  limits: RetentionLimits,
  shouldContinue: () => boolean,
): Promise<ErasedCounts> => {
  let purged = NO_COUNTS;
  for (;;) {
    const batch = (await leads.findExpired(limits, BATCH_SIZE)).map(({ id }) => id);
    const removedMails = await mails.remove(await leads.deliveryIds(batch));
    purged = addCounts(purged, { ...(await leads.remove({ leads: batch, mails: [] })), written_mails: removedMails });
    if (batch.length < BATCH_SIZE || !shouldContinue()) return purged;
  }
};

const purgeMails = async ({ leads, mails }: PersonalDataStores, before: PermittedLimit): Promise<ErasedCounts> => {
  const old = await leads.findOldMails(before);
  const removedMails = await mails.removeBefore(before);
  return addCounts(NO_COUNTS, { ...(await leads.remove({ leads: [], mails: old })), written_mails: removedMails });
};

/**
 * Removes expired data: leads with everything attached and alerts after their retention period, e-mails without a lead
 * after 30 days, stashed uploads after one day, rate-limit counters after two of the longest windows. `shouldContinue` is called between batches
 * of leads; the next purge removes the rest.
 */
export const purge = async (
  stores: PurgeStores,
  retention: Retention,
  { now, limit }: PurgePermit,
  shouldContinue: () => boolean = () => true,
): Promise<PurgedCounts> => {
  const ago = (ms: number): PermittedLimit => limit(new Date(now.getTime() - ms));
  const limits = retentionLimits(retention, now);
  const purgedLeads = await purgeLeads(stores, limits, shouldContinue);
  const purgedMails = await purgeMails(stores, ago(MAIL_PERIOD_MS));
  const alerts = await stores.alerts.deleteAlertsBefore(limit(limits.others));
  const stashed = await stores.stash.deleteBefore(ago(STASH_PERIOD_MS));
  await stores.counters.deleteBefore(ago(COUNTER_PERIOD_MS));
  const purged = { ...addCounts(addCounts(purgedLeads, purgedMails), { alerts }), stashed_files: stashed };
  if (Object.values(purged).some((count) => count > 0)) await stores.leads.truncateLog();
  return purged;
};

const HOUR_MS = 60 * 60 * 1000;

export type FormDataCleanupDependencies = {
  /** The rates that are counted. */
  readonly rates: readonly Rate[];
  readonly stash: Pick<UploadStash, "deleteBefore">;
  readonly counters: Pick<Counters, "deleteBefore">;
  readonly guard: Pick<PurgeGuard, "permitDerived">;
  readonly log: Pick<Log, "error">;
  readonly scheduler: Pick<Scheduler, "schedule">;
};

/** Deletes stashed uploads whose form has expired, and counters of past windows; nothing while the clock is doubted. */
export const deleteExpiredFormData = async ({
  rates,
  stash,
  counters,
  guard,
}: Omit<FormDataCleanupDependencies, "log" | "scheduler">): Promise<void> => {
  const permit = await guard.permitDerived();
  if (permit === null) return;
  const ago = (ms: number) => permit.limit(new Date(permit.now.getTime() - ms));
  const windowMs = Math.max(...rates.map(({ seconds }) => seconds * 1000), HOUR_MS);
  await stash.deleteBefore(ago(FORM_TTL_MS + HOUR_MS));
  await counters.deleteBefore(ago(2 * windowMs));
};

/** Runs every hour on every node. */
export const startFormDataCleanup = (deps: FormDataCleanupDependencies): void => {
  deps.scheduler.schedule({
    run: () => deleteExpiredFormData(deps),
    intervalMs: HOUR_MS,
    onError: (error) => deps.log.error({ err: error }, "expired form data could not be deleted"),
  });
};

export type RetentionDependencies = {
  /** Opens the stores, calls `work` and closes them. */
  readonly withStores: (work: (stores: PurgeStores) => Promise<void>) => Promise<void>;
  readonly guard: Pick<PurgeGuard, "permit" | "markTold">;
  /** Emails the staff about a purge that waits. */
  readonly notifyStaff: (hold: PurgeHold) => Promise<void>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "error">;
};

/** In milliseconds. The first run waits until the server has started. */
type PurgeSchedule = { readonly firstAfterMs: number; readonly intervalMs: number };

const DAILY: PurgeSchedule = { firstAfterMs: 60_000, intervalMs: 24 * 3_600_000 };

/** Notifies the staff once, from one node: the caller holds the lock. */
const reportHold = async ({ guard, notifyStaff, log }: RetentionDependencies, hold: PurgeHold): Promise<void> => {
  log.error({ reason: hold.reason, expiring: hold.expiring }, describeHold(hold));
  if (hold.isTold) return;
  await notifyStaff(hold);
  await guard.markTold(hold);
};

const purgeUnlessHeld = async (
  deps: RetentionDependencies,
  stores: PurgeStores,
  shouldContinue: () => boolean,
): Promise<void> => {
  const { guard, retention, clock, log } = deps;
  const permitted = await guard.permit(await countExpired(stores, retention, clock.now()));
  if (permitted.ok) log.info(await purge(stores, retention, permitted.value, shouldContinue), "expired data deleted");
  else await reportHold(deps, permitted.error);
};

const purgeOnce = (deps: RetentionDependencies, shouldContinue: () => boolean): Promise<void> =>
  whileLocked(deps.tryLock, "retention", () =>
    deps.withStores((stores) => purgeUnlessHeld(deps, stores, shouldContinue)),
  );

/** Deletes expired personal data soon after the start and then once a day, on one node at a time. */
export const startRetention = (deps: RetentionDependencies, schedule = DAILY): void => {
  deps.scheduler.schedule({
    ...schedule,
    run: (signal) => purgeOnce(deps, () => !signal.aborted),
    onError: (error) => deps.log.error({ err: error }, "expired data could not be deleted"),
  });
};
