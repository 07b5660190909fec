import { randomUUID } from "node:crypto";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { LeadRepository } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { createPseudonyms, createSeal, randomBytes, sha256 } from "../../adapters/signing/index.ts";
import { inspectFile } from "../../adapters/uploads/index.ts";
import type { LeadDesk } from "../../web/features/lead-form/lead-desk.ts";
import type { Catalogue } from "../../web/services.ts";
import type { Config } from "../config.ts";

type Parts = {
  readonly config: Config;
  readonly settings: Settings;
  readonly leads: LeadRepository;
  /** Signs forms and confirmations, alike on all nodes. */
  readonly secret: string;
  readonly wake: () => void;
  readonly catalogue: () => Catalogue;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Everything that taking in a form needs. */
export const createLeadDesk = ({ config, settings, leads, secret, wake, catalogue, clock, log }: Parts): LeadDesk => ({
  store: leads.store,
  wake,
  seal: createSeal(secret),
  digest: sha256,
  pseudonym: createPseudonyms(secret),
  counters: leads.counters,
  rate: config.leadsRate,
  stash: leads.stash,
  inspectFile,
  randomBytes,
  newId: randomUUID,
  clock,
  origins: [config.siteUrl, `http://${config.host}:${config.port}`, `http://localhost:${config.port}`],
  minFillSeconds: config.minFillSeconds,
  ...settings.leads,
  webhook: config.leadsWebhook?.url ?? null,
  slots: leads.slots,
  slotRules: settings.slots,
  places: () => catalogue().locations,
  models: () => modelNames(catalogue()),
  timeZone: settings.timeZone,
  group: settings.group.name,
  log,
});

const modelNames = ({ brands, models }: Pick<Catalogue, "brands" | "models">): readonly string[] =>
  models.map(({ brand, name }) => [brands.find(({ slug }) => slug === brand)?.name, name].filter(Boolean).join(" "));
