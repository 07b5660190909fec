import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { LeadSubject } from "#domain/leads/index.ts";
import { postalAddress } from "#domain/locations/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import type { LeadRepository } from "../../adapters/database/index.ts";
import {
  fileTransport,
  httpSender,
  mailSender,
  type MailSite,
  type OutboxWorker,
  smtpTransport,
  startOutboxWorker,
  startStaffReports,
} from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue } from "../../web/services.ts";
import type { Config } from "../config.ts";

/** How often due deliveries are looked for; a new lead's are sent at once. */
const LOOK_EVERY_MS = 5_000;

const REPORT_EVERY_MS = 60_000;

type Parts = {
  readonly config: Config;
  readonly settings: Settings;
  readonly paths: Paths;
  readonly catalogue: () => Pick<Catalogue, "locations">;
  readonly leads: Pick<LeadRepository, "outbox" | "reader">;
  readonly clock: Clock;
  readonly log: Logger;
};

const pagePath = (subject: LeadSubject, paths: Paths): string => {
  switch (subject.type) {
    case "vehicle":
      return paths.vehicle(subject);
    case "vehicles":
      return paths.favourites(subject.vehicles.map(({ id }) => id));
    case "model":
      return paths.model({ slug: subject.brand }, subject);
    case "place":
      return paths.location(subject);
    case "vacancy":
      return paths.vacancy(subject);
  }
};

const mailSiteOf = ({ config, settings, paths, catalogue }: Parts): MailSite => ({
  from: config.mailFrom,
  group: settings.group.name,
  email: settings.group.email,
  url: config.siteUrl,
  timeZone: settings.timeZone,
  addressOf: (vehicle) => config.siteUrl + paths.vehicle(vehicle),
  pageOf: (subject) => config.siteUrl + pagePath(subject, paths),
  placeOf: (slug) => {
    const place = catalogue().locations.find((one) => one.slug === slug);
    return place === undefined ? null : { name: place.name, address: postalAddress(place), phone: place.phone };
  },
});

/** Sends what is due until stopped, and tells the staff of what was given up. */
export const startDelivery = (parts: Parts): OutboxWorker => {
  const { config, settings, leads, clock, log } = parts;
  const site = mailSiteOf(parts);
  const { smtpUrl, leadsWebhook } = config;
  const transport = smtpUrl === null ? fileTransport(join(config.dataDir, "outbox")) : smtpTransport(smtpUrl);
  const worker = startOutboxWorker({
    outbox: leads.outbox,
    senders: {
      mail: mailSender({ transport, site, fileContent: leads.reader.fileContent, clock }),
      http: httpSender({ site, webhookSecret: leadsWebhook?.secret ?? null, clock }),
    },
    clock,
    random: Math.random,
    log,
    owner: randomUUID(),
    intervalMs: LOOK_EVERY_MS,
  });
  const reports = startStaffReports({
    outbox: leads.outbox,
    addresses: settings.staff.alerts,
    site,
    newId: randomUUID,
    clock,
    log,
    wake: worker.wake,
    intervalMs: REPORT_EVERY_MS,
  });
  const stop = async (): Promise<void> => {
    await reports.stop();
    await worker.stop();
  };
  return { wake: worker.wake, stop };
};
