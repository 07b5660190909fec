import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type OutboxWorker, startOutboxWorker, startStaffReports } from "#application/leads/index.ts";
import type { Sender } from "#application/leads/ports.ts";
import {
  type LeadSubject,
  type LeaseOfferSubject,
  signAnswerLink,
  signAppointmentChange,
  signAppointmentLink,
} from "#domain/leads/index.ts";
import { logoSize, logoSvg, mailLookOf } from "#domain/brand/index.ts";
import { postalAddress } from "#domain/locations/index.ts";
import type { DeliveryChannel } from "#domain/outbox/index.ts";
import { once, type Signer } from "#domain/shared/index.ts";
import { type Paths, senderOf } from "#domain/site/index.ts";
import { createStockReader } from "../../../adapters/database/index.ts";
import type { LeadRepository } from "../../../adapters/database/leads/index.ts";
import {
  createDiscardingTransport,
  createFileTransport,
  createHttpSender,
  createMailSender,
  type MailSite,
  type MailTransport,
  createSmtpTransport,
  deadLetterMail,
} from "../../../adapters/delivery/index.ts";
import { paintInProcess } from "../../../workers/paint-process.ts";
import { LEAD_FORMATS } from "../../../adapters/formats/lead-formats.ts";
import type { Foundation } from "../foundation.ts";
import type { Catalogue } from "#application/stock/index.ts";

const REPORT_INTERVAL_MS = 60_000;

/** Commands write into the outbox too. A new lead wakes the worker at once. */
const OUTBOX_INTERVAL_MS = 5_000;

type DeliveryFoundation = Pick<
  Foundation,
  "config" | "options" | "database" | "settings" | "paths" | "clock" | "scheduler" | "log"
>;

type DeliveryOptions = {
  readonly catalogue: () => Pick<Catalogue, "brands" | "locations">;
  readonly leads: Pick<LeadRepository, "outbox" | "reader">;
  /** Signs links in emails. */
  readonly signer: Signer;
};

const leaseOfferPath = ({ kind, slug, lease }: LeaseOfferSubject, paths: Paths): string => {
  const terms = {
    durationMonths: lease.duration_months,
    annualMileageKm: lease.annual_mileage_km,
    depositCents: lease.deposit_cents,
  };
  return kind === "private" ? paths.privateLease({ slug }, terms) : paths.businessLease({ slug }, terms);
};

const pagePath = (subject: LeadSubject, paths: Paths): string => {
  switch (subject.type) {
    case "vehicle":
      return paths.vehicle(subject);
    case "vehicles":
      return paths.favourites(subject.vehicles.map(({ id }) => id));
    case "lease_offer":
      return leaseOfferPath(subject, paths);
    case "fleet":
      return paths.businessLeases();
    case "model":
      return paths.model({ slug: subject.brand }, subject);
    case "place":
      return paths.location(subject);
    case "vacancy":
      return paths.vacancy(subject);
  }
};

const createMailSite = (
  { config, settings, paths }: DeliveryFoundation,
  { catalogue, signer }: DeliveryOptions,
): MailSite => ({
  from: config.mailFrom ?? senderOf(settings),
  look: mailLookOf(settings),
  answers: settings.leads.answers,
  group: settings.group.name,
  email: settings.group.email,
  url: config.siteUrl,
  timeZone: settings.timeZone,
  vehicleUrl: (vehicle) => config.siteUrl + paths.vehicle(vehicle),
  appointmentConfirmUrl: (lead) => config.siteUrl + paths.appointmentConfirm(signAppointmentLink(signer, lead)),
  answerUrl: (delivery) => config.siteUrl + paths.leadAnswer(signAnswerLink(signer, delivery)),
  makes: () => catalogue().brands.map(({ name }) => name),
  vendor: (slug) => catalogue().locations.find((candidate) => candidate.slug === slug) ?? null,
  appointmentChangeUrl: (lead) => config.siteUrl + paths.appointmentChange(signAppointmentChange(signer, lead)),
  pageUrl: (subject) => config.siteUrl + pagePath(subject, paths),
  respondingLocation: (slug) => {
    const location = catalogue().locations.find((candidate) => candidate.slug === slug);
    return location === undefined
      ? null
      : { name: location.name, address: postalAddress(location), phone: location.phone };
  },
});

/** The logo at twice its size, for dense screens; painted once. A mail goes out without a picture that cannot be painted. */
const mailLogo = ({ settings: { brand }, log }: DeliveryFoundation): (() => Promise<Uint8Array | null>) => {
  const { logo, palette } = brand;
  if (logo === null) return () => Promise.resolve(null);
  return once(() =>
    paintInProcess({
      source: Buffer.from(logoSvg(logo, palette.onDark)),
      as: { kind: "logo", width: 2 * logoSize(logo).width },
    }).catch((error: unknown) => {
      log.error({ err: error }, "the logo of mails cannot be painted");
      return null;
    }),
  );
};

const createMailTransport = ({ config: { mockData, smtpUrl, dataDir }, log }: DeliveryFoundation): MailTransport => {
  if (mockData) return createDiscardingTransport(log);
  return smtpUrl === null ? createFileTransport(join(dataDir, "outbox")) : createSmtpTransport(smtpUrl);
};

/** Sends due deliveries until stopped and notifies the staff of dead letters. */
export const startLeadDelivery = (foundation: DeliveryFoundation, delivery: DeliveryOptions): OutboxWorker => {
  const { config, options, database, settings, clock, scheduler, log } = foundation;
  const { leads } = delivery;
  const site = createMailSite(foundation, delivery);
  const { leadsWebhook } = config;
  const transport = createMailTransport(foundation);
  const worker = startOutboxWorker({
    outbox: leads.outbox,
    senders: {
      mail: createMailSender({
        transport,
        site,
        logo: mailLogo(foundation),
        formats: LEAD_FORMATS,
        fileContent: leads.reader.fileContent,
        vehicleById: createStockReader(database).byIdIncludingRemoved,
        clock,
      }),
      http: createHttpSender({ site, formats: LEAD_FORMATS, webhookSecret: leadsWebhook?.secret ?? null, clock }),
    } satisfies Record<DeliveryChannel, Sender>,
    clock,
    random: Math.random,
    log,
    scheduler,
    owner: randomUUID(),
    intervalMs: options.outboxIntervalMs ?? OUTBOX_INTERVAL_MS,
  });
  startStaffReports({
    outbox: leads.outbox,
    addresses: settings.staff.alerts,
    site,
    template: deadLetterMail(site.look),
    newId: randomUUID,
    clock,
    scheduler,
    log,
    wake: worker.wake,
    intervalMs: REPORT_INTERVAL_MS,
  });
  return worker;
};
