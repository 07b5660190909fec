import type { Catalogue, Stock } from "#application/stock/index.ts";
import { join } from "node:path";
import {
  createLeadRecords,
  type LeadServiceDependencies,
  startEscalation,
  startFormDataCleanup,
  startReminders,
  startRetention,
} from "#application/leads/index.ts";
import { CONFIRM_COMMAND, describeHold } from "#application/retention/index.ts";
import type { PurgeHold } from "#application/retention/ports.ts";
import { mailLookOf } from "#domain/brand/index.ts";
import { createStaffDelivery } from "#domain/outbox/index.ts";
import { createOutageMonitor } from "#application/operations/index.ts";
import { createSharedSettings, putAnsweredSince } from "../../../adapters/database/index.ts";
import {
  createLeadRepository,
  type LeadRepository,
  withPrivacyStores,
} from "../../../adapters/database/leads/index.ts";
import { createMailFolder, purgeHoldMail, sourceMail, vehicleChangeMail } from "../../../adapters/delivery/index.ts";
import { removeUnfinishedFiles } from "../../../adapters/platform/files/private-file.ts";
import { createSigner, randomBytes, sha256Digest } from "../../../adapters/signing/index.ts";
import type { Foundation } from "../foundation.ts";
import type { SigningKeys } from "../../environment/environment-values.ts";
import { startLeadDelivery } from "./lead-delivery.ts";
import { createLeadDependencies } from "./lead-dependencies.ts";

type LeadFoundation = Pick<
  Foundation,
  "config" | "options" | "database" | "settings" | "paths" | "clock" | "guard" | "scheduler" | "log"
>;

// Created by the first node and stored in the database, so that all nodes sign with the same secret.
const readSigningKeys = async ({ config, database }: LeadFoundation): Promise<SigningKeys> =>
  config.secretKeys ?? [
    await createSharedSettings(database).putIfAbsent("secret-key", Buffer.from(randomBytes(32)).toString("base64url")),
  ];

/** Mails the staff that a purge waits for a person. */
const createHoldNotifier =
  (
    { config, settings, clock }: LeadFoundation,
    leads: LeadRepository,
    { newId, wakeOutbox }: Pick<LeadServiceDependencies, "newId" | "wakeOutbox">,
  ) =>
  async (hold: PurgeHold): Promise<void> => {
    const site = { group: settings.group.name, url: config.siteUrl };
    const message = purgeHoldMail(mailLookOf(settings))({ text: describeHold(hold), command: CONFIRM_COMMAND }, site);
    await leads.outboxWriter.enqueue(
      settings.staff.alerts.map((address) => createStaffDelivery(newId(), address, message)),
      clock.now(),
    );
    wakeOutbox();
  };

/** Gives unanswered leads to the next person, by the settings. */
const startLeadEscalation = (
  { database, settings, scheduler, log }: LeadFoundation,
  leads: LeadRepository,
  {
    newId,
    webhook,
    clock,
    locations,
    wakeOutbox,
  }: Pick<LeadServiceDependencies, "newId" | "webhook" | "clock" | "locations" | "wakeOutbox">,
): void =>
  startEscalation({
    reader: leads.reader,
    events: leads.events,
    newId,
    webhook,
    clock,
    promise: () => ({ answers: settings.leads.answers, locations: locations(), timeZone: settings.timeZone }),
    manager: settings.staff.manager ?? settings.group.email,
    answeredSince: () => putAnsweredSince(database, clock.now()),
    tryLock: database.tryLock,
    scheduler,
    wake: wakeOutbox,
    log,
  });

/** Deletes the data of forms that were not sent, and leads when their time is over. */
const startLeadRetention = (
  { config, database, settings, clock, guard, scheduler, log }: LeadFoundation,
  { stash, counters }: LeadRepository,
  notifyStaff: (hold: PurgeHold) => Promise<void>,
): void => {
  startFormDataCleanup({
    rates: [...(config.leadsRate ? [config.leadsRate] : []), settings.leads.confirmations],
    stash,
    counters,
    guard,
    scheduler,
    log,
  });
  const mails = createMailFolder(join(config.dataDir, "outbox"));
  startRetention({
    withStores: async (work) => {
      await removeUnfinishedFiles(config.dataDir);
      await withPrivacyStores(database, (stores) => work({ ...stores, mails }));
    },
    guard,
    notifyStaff,
    scheduler,
    tryLock: database.tryLock,
    retention: settings.retention,
    clock,
    log,
  });
};

export type Leads = Awaited<ReturnType<typeof startLeads>>;

/** Starts lead submission, delivery, staff notices, the time limits of answers and deletion of expired data. */
export const startLeads = async (foundation: LeadFoundation, catalogue: () => Catalogue, stock: Stock) => {
  const { config, database, settings, clock, scheduler, log } = foundation;
  const leads = createLeadRepository(database);
  const keys = await readSigningKeys(foundation);
  const { stop, wake } = startLeadDelivery(foundation, { catalogue, leads, signer: createSigner(...keys) });
  const dependencies = createLeadDependencies(foundation, { leads, keys, wake, catalogue, stock });
  await leads.counters.forgetFuture(clock.now());
  const look = mailLookOf(settings);
  const { reportFailure, notifyOnce } = createOutageMonitor({
    outboxWriter: leads.outboxWriter,
    addresses: settings.staff.alerts,
    site: { group: settings.group.name, url: config.siteUrl },
    template: sourceMail(look),
    digest: sha256Digest,
    clock,
    log,
    wake,
  });
  const mail = vehicleChangeMail({ look, timeZone: settings.timeZone });
  const { vehicleStates, newId, webhook } = dependencies;
  const { reader, events, outboxWriter } = leads;
  startReminders({ slots: leads.slots, events, vehicleStates, mail, newId, clock, scheduler, log, wake });
  startLeadRetention(foundation, leads, createHoldNotifier(foundation, leads, dependencies));
  startLeadEscalation(foundation, leads, dependencies);
  return {
    dependencies,
    /** Notifies the staff when a source keeps failing. */
    reportSourceFailure: reportFailure,
    /** Notifies the staff once of an outage. */
    notifyOnce,
    /** Who requested a vehicle, and how they or those who answer them are notified of a change. */
    vehicleNotices: { reader, events, outboxWriter, mail, newId, webhook, clock, wake },
    records: createLeadRecords({
      reader,
      events,
      newId,
      clock,
      webhook,
      digest: sha256Digest,
      owners: async () => ({ ...catalogue(), settings }),
    }),
    deliveriesStatus: reader.status,
    stop: async () => {
      await stop();
      await leads.close();
    },
  };
};
