import type { Catalogue } from "#application/stock/index.ts";
import { join } from "node:path";
import {
  createLeadRecords,
  type DeliveriesStatus,
  type LeadRecords,
  type LeadServiceDependencies,
  startEscalation,
  startFormDataCleanup,
  startReminders,
  startRetention,
} from "#application/leads/index.ts";
import type { NotifyOverrideDependencies } from "#application/overrides/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { TradeInService } from "#application/trade-in/index.ts";
import { CONFIRM_COMMAND, describeHold, type PurgeGuard } from "#application/retention/index.ts";
import type { PurgeHold } from "#application/retention/ports.ts";
import { mailLookOf } from "#domain/brand/index.ts";
import { createStaffDelivery } from "#domain/outbox/index.ts";
import { createOutageMonitor, type OutageMonitor } from "#application/operations/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import {
  createSharedSettings,
  createStockReader,
  type Database,
  putAnsweredSince,
} from "../../../adapters/database/index.ts";
import {
  createLeadRepository,
  type LeadRepository,
  withPrivacyStores,
} from "../../../adapters/database/leads/index.ts";
import { createMailFolder, purgeHoldMail, sourceMail, vehicleChangeMail } from "../../../adapters/delivery/index.ts";
import type { Logger } from "../../../adapters/observability/index.ts";
import { removeUnfinishedFiles } from "../../../adapters/platform/files/private-file.ts";
import { createSigner, randomBytes, sha256Digest } from "../../../adapters/signing/index.ts";
import type { Config } from "../../environment/config.ts";
import type { SigningKeys } from "../../environment/environment-values.ts";
import { startLeadDelivery } from "./lead-delivery.ts";
import { createLeadDependencies } from "./lead-dependencies.ts";

export type Leads = {
  readonly dependencies: LeadServiceDependencies;
  /** Notifies the staff when a source keeps failing. */
  readonly reportSourceFailure: OutageMonitor["reportFailure"];
  /** Notifies the staff once of an outage. */
  readonly notifyOnce: OutageMonitor["notifyOnce"];
  readonly records: LeadRecords;
  /** Who requested a vehicle, and how they or those who answer them are notified of a change. */
  readonly vehicleNotices: NotifyOverrideDependencies & { readonly wake: () => void };
  readonly deliveriesStatus: () => Promise<DeliveriesStatus>;
  readonly stop: () => Promise<void>;
};

type LeadDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly catalogue: () => Catalogue;
  readonly tradeIn: TradeInService;
  readonly clock: Clock;
  readonly guard: PurgeGuard;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  readonly outboxIntervalMs: number;
};

// Created by the first node and stored in the database, so that all nodes sign with the same secret.
const readSigningKeys = async ({ config, database }: LeadDependencies): Promise<SigningKeys> =>
  config.secretKeys ?? [
    await createSharedSettings(database).putIfAbsent("secret-key", Buffer.from(randomBytes(32)).toString("base64url")),
  ];

type HoldNotifier = {
  readonly deps: LeadDependencies;
  readonly leads: Pick<LeadRepository, "outboxWriter">;
  readonly newId: () => string;
  readonly wake: () => void;
};

/** Mails the staff that a purge waits for a person. */
const createHoldNotifier =
  ({ deps: { config, settings, clock }, leads, newId, wake }: HoldNotifier) =>
  async (hold: PurgeHold): Promise<void> => {
    const site = { group: settings.group.name, url: config.siteUrl };
    const message = purgeHoldMail(mailLookOf(settings))({ text: describeHold(hold), command: CONFIRM_COMMAND }, site);
    await leads.outboxWriter.enqueue(
      settings.staff.alerts.map((address) => createStaffDelivery(newId(), address, message)),
      clock.now(),
    );
    wake();
  };

type LeadEscalationDependencies = {
  readonly database: Database;
  readonly settings: Settings;
  readonly leads: LeadRepository;
  readonly service: LeadServiceDependencies;
  readonly scheduler: Scheduler;
  readonly log: Logger;
};

/** Gives unanswered leads to the next person, by the settings. */
const startLeadEscalation = (deps: LeadEscalationDependencies): void => {
  const { database, settings, leads, service, scheduler, log } = deps;
  const { newId, webhook, clock, locations, wakeOutbox: wake } = service;
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
    wake,
    log,
  });
};

/** Starts lead submission, delivery, staff notices, the time limits of answers and deletion of expired data. */
export const startLeads = async (deps: LeadDependencies): Promise<Leads> => {
  const leads = createLeadRepository(deps.database);
  const keys = await readSigningKeys(deps);
  const { byIdIncludingRemoved: vehicleById } = createStockReader(deps.database);
  const delivery = startLeadDelivery({ ...deps, leads, vehicleById, signer: createSigner(...keys) });
  const dependencies = createLeadDependencies({ ...deps, leads, keys, wake: delivery.wake });
  const { config, settings } = deps;
  await leads.counters.forgetFuture(deps.clock.now());
  const look = mailLookOf(settings);
  const staff = { addresses: settings.staff.alerts, site: { group: settings.group.name, url: config.siteUrl } };
  const { reportFailure, notifyOnce } = createOutageMonitor({
    ...deps,
    ...leads,
    ...staff,
    template: sourceMail(look),
    digest: sha256Digest,
    wake: delivery.wake,
  });
  startFormDataCleanup({
    ...deps,
    ...leads,
    rates: [...(config.leadsRate ? [config.leadsRate] : []), settings.leads.confirmations],
  });
  const mail = vehicleChangeMail({ look, timeZone: settings.timeZone });
  startReminders({ ...deps, ...dependencies, ...leads, mail, wake: delivery.wake });
  const mails = createMailFolder(join(config.dataDir, "outbox"));
  startRetention({
    ...deps,
    notifyStaff: createHoldNotifier({ deps, leads, newId: dependencies.newId, wake: delivery.wake }),
    withStores: async (work) => {
      await removeUnfinishedFiles(config.dataDir);
      await withPrivacyStores(deps.database, (stores) => work({ ...stores, mails }));
    },
    tryLock: deps.database.tryLock,
    retention: settings.retention,
  });
  startLeadEscalation({ ...deps, leads, service: dependencies });
  const stop = async (): Promise<void> => {
    await delivery.stop();
    await leads.close();
  };
  return {
    dependencies,
    reportSourceFailure: reportFailure,
    notifyOnce,
    vehicleNotices: { ...dependencies, ...leads, mail, wake: delivery.wake },
    records: createLeadRecords({
      ...dependencies,
      reader: leads.reader,
      owners: async () => ({ ...deps.catalogue(), settings }),
    }),
    deliveriesStatus: leads.reader.status,
    stop,
  };
};
