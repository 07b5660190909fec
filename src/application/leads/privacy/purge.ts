import { type Retention, type RetentionLimits, retentionLimits } from "#domain/leads/index.ts";
import type { ExpiredCount, PermittedLimit, PurgePermit } from "#domain/retention/index.ts";
import { MAX_RATE_SECONDS } from "#domain/shared/index.ts";
import type { UploadStash } from "../ports.ts";
import type { Counters } from "#domain/spam/index.ts";
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
