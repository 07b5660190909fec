import {
  type Counters,
  type Retention,
  type RetentionLimits,
  retentionLimits,
  type UploadStash,
} from "../leads/index.ts";
import type { Erased, PersonalData } from "./erase.ts";

export type Purgeable = PersonalData & { readonly stash: UploadStash; readonly counters: Counters };

const DAY_MS = 86_400_000;

/** A form whose files were uploaded is sent within a day or not at all; a signed form ends sooner. */
const STASH_MS = DAY_MS;

/** Longer than any window that is counted in. */
const COUNTERS_MS = 2 * DAY_MS;

/** Word to the staff and mails of alerts, once they were sent or given up. */
const OLD_MAILS_MS = 30 * DAY_MS;

/** Leads removed at a time, so that nobody waits for it. */
const BATCH = 100;

export type Purged = Erased & { readonly stashed_files: number };

/** Leads whose time is over, by kind. */
export const overdueByKind = async (
  { leads }: Pick<Purgeable, "leads">,
  retention: Retention,
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const byKind = new Map<string, number>();
  for (const { kind } of await leads.overdue(retentionLimits(retention, now), Number.MAX_SAFE_INTEGER)) {
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
  return byKind;
};

const NOTHING: Erased = { leads: 0, deliveries: 0, appointments: 0, files: 0, alerts: 0, written_mails: 0 };

const sum = (a: Erased, b: Partial<Erased>): Erased => ({
  leads: a.leads + (b.leads ?? 0),
  deliveries: a.deliveries + (b.deliveries ?? 0),
  appointments: a.appointments + (b.appointments ?? 0),
  files: a.files + (b.files ?? 0),
  alerts: a.alerts + (b.alerts ?? 0),
  written_mails: a.written_mails + (b.written_mails ?? 0),
});

const purgeLeads = async (
  { leads, mails }: PersonalData,
  limits: RetentionLimits,
  goesOn: () => boolean,
): Promise<Erased> => {
  let purged = NOTHING;
  for (;;) {
    const batch = (await leads.overdue(limits, BATCH)).map(({ id }) => id);
    const written = await mails.remove(await leads.deliveryIds(batch));
    purged = sum(purged, { ...(await leads.remove({ leads: batch, mails: [] })), written_mails: written });
    if (batch.length < BATCH || !goesOn()) return purged;
  }
};

const purgeMails = async ({ leads, mails }: PersonalData, before: Date): Promise<Erased> => {
  const old = await leads.oldMails(before);
  const written = await mails.removeBefore(before);
  return sum(NOTHING, { ...(await leads.remove({ leads: [], mails: old })), written_mails: written });
};

/**
 * Removes what may not be kept any longer: leads whose time is over with all that hangs on them, alerts as old, mails
 * about no lead after 30 days, files of forms that were never accepted after a day, and counts nobody asks for any more.
 * `goesOn`: asked between two batches of leads; the next purge takes what is left.
 */
export const purge = async (
  kept: Purgeable,
  retention: Retention,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<Purged> => {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const limits = retentionLimits(retention, now);
  const ofLeads = await purgeLeads(kept, limits, goesOn);
  const ofMails = await purgeMails(kept, ago(OLD_MAILS_MS));
  const alerts = await kept.alerts.dropAlertsBefore(limits.others);
  const stashed = await kept.stash.dropBefore(ago(STASH_MS));
  await kept.counters.dropBefore(ago(COUNTERS_MS));
  const purged = { ...sum(sum(ofLeads, ofMails), { alerts }), stashed_files: stashed };
  if (Object.values(purged).some((count) => count > 0)) await kept.leads.settle();
  return purged;
};
