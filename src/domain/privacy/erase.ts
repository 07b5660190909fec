import type { Alert, AlertPrivacy } from "../alerts/index.ts";
import {
  type KeptOfPerson,
  type LeadPrivacy,
  personKeysOf,
  type RemovedCounts,
  type WrittenMails,
} from "../leads/index.ts";

/** Whatever keeps something of people. */
export type PersonalData = {
  readonly leads: LeadPrivacy;
  readonly alerts: AlertPrivacy;
  /** Mails that lie in a folder. */
  readonly mails: WrittenMails;
};

export type PersonRecord = KeptOfPerson & {
  readonly alerts: readonly Alert[];
  /** Addresses and numbers that the same leads give, by which more may be found: whose they are is for people to judge. */
  readonly also_known_by: readonly string[];
};

/** Everything that is kept of a person. `person`: as `personKey` makes it. */
export const personRecord = async (
  { leads, alerts }: Pick<PersonalData, "leads" | "alerts">,
  person: string,
): Promise<PersonRecord> => {
  const kept = await leads.ofPerson(person);
  const keys = new Set(kept.leads.flatMap(({ lead }) => personKeysOf(lead)));
  keys.delete(person);
  return { ...kept, alerts: await alerts.alertsOfPerson(person), also_known_by: [...keys].toSorted() };
};

export type Erased = RemovedCounts & { readonly alerts: number; readonly written_mails: number };

/**
 * Erases everything that is kept of a person: leads with what hangs on them, alerts, mails not sent yet and mails lying in
 * a folder. The files go first and once more afterwards: whatever stops this in between, its rest is found again.
 */
export const erasePerson = async ({ leads, alerts, mails }: PersonalData, person: string): Promise<Erased> => {
  const kept = await leads.ofPerson(person);
  const ids = [...kept.leads.flatMap(({ deliveries }) => deliveries), ...kept.mails].map(({ id }) => id);
  const what = { leads: kept.leads.map(({ lead }) => lead.id), mails: kept.mails.map(({ id }) => id) };
  const before = await mails.remove(ids);
  const removed = await leads.remove(what);
  const erasedAlerts = await alerts.eraseAlertsOf(person);
  const after = await mails.remove(ids);
  await leads.settle();
  return { ...removed, alerts: erasedAlerts, written_mails: before + after };
};
