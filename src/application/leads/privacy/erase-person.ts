import { type LeadFile, leadPersonKeys } from "#domain/leads/index.ts";
import type { AlertPrivacy, LeadPrivacy, LeadReader, MailFolder, PersonLeads, RemovedCounts } from "../ports.ts";
import type { Alert } from "#domain/alerts/index.ts";

/** All stores with personal data. */
export type PersonalDataStores = {
  readonly leads: LeadPrivacy;
  readonly alerts: AlertPrivacy;
  readonly mails: MailFolder;
};

export type PersonRecord = PersonLeads & {
  readonly alerts: readonly Alert[];
  /** Other addresses and numbers in the same leads. They may belong to somebody else. */
  readonly also_known_by: readonly string[];
};

/** Collects all stored data of a person. `person`: as returned by `personKey`. */
export const collectPersonRecord = async (
  { leads, alerts }: Pick<PersonalDataStores, "leads" | "alerts">,
  person: string,
): Promise<PersonRecord> => {
  const personLeads = await leads.findByPerson(person);
  const keys = new Set(personLeads.leads.flatMap(({ lead }) => leadPersonKeys(lead)));
  keys.delete(person);
  return { ...personLeads, alerts: await alerts.findAlerts(person), also_known_by: [...keys].toSorted() };
};

export type ErasedCounts = RemovedCounts & { readonly alerts: number; readonly written_mails: number };

/**
 * Erases all data of a person: leads with deliveries, appointments and files, alerts, and e-mails. Files of the mail
 * folder are removed before and after the rows, so that an interrupted erasure can be repeated and misses none.
 */
export const erasePerson = async (
  { leads, alerts, mails }: PersonalDataStores,
  person: string,
): Promise<ErasedCounts> => {
  const personLeads = await leads.findByPerson(person);
  const ids = [...personLeads.leads.flatMap(({ deliveries }) => deliveries), ...personLeads.mails].map(({ id }) => id);
  const removal = { leads: personLeads.leads.map(({ lead }) => lead.id), mails: personLeads.mails.map(({ id }) => id) };
  const before = await mails.remove(ids);
  const removed = await leads.remove(removal);
  const erasedAlerts = await alerts.eraseAlerts(person);
  const after = await mails.remove(ids);
  await leads.truncateLog();
  return { ...removed, alerts: erasedAlerts, written_mails: before + after };
};

/** The files of a person's leads that still exist. */
export async function* personFiles(
  reader: Pick<LeadReader, "fileContent">,
  { leads }: Pick<PersonRecord, "leads">,
): AsyncGenerator<{ readonly reference: string; readonly file: LeadFile; readonly content: Uint8Array }> {
  for (const { lead } of leads) {
    for (const file of lead.files) {
      const content = await reader.fileContent(file.id);
      if (content !== null) yield { reference: lead.reference, file, content };
    }
  }
}
