import { mailLookOf } from "#domain/brand/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Paths, Settings } from "#domain/site/index.ts";
import { type Alerts, type AlertStock, startAlerts as start } from "#application/alerts/index.ts";
import type { PurgeGuard } from "#application/retention/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { Database } from "../../adapters/database/index.ts";
import { createAlertRepository } from "../../adapters/database/alerts/index.ts";
import { alertEmailTemplates } from "../../adapters/delivery/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { LeadServiceDependencies } from "#application/leads/index.ts";
import type { Config } from "../environment/config.ts";

type AlertDependencies = {
  readonly config: Pick<Config, "siteUrl">;
  readonly database: Database;
  readonly settings: Pick<Settings, "timeZone" | "group" | "brand" | "countryTerms">;
  readonly paths: Paths;
  readonly stock: AlertStock;
  readonly leads: Pick<LeadServiceDependencies, "signer" | "newId" | "wakeOutbox">;
  readonly clock: Clock;
  readonly guard: PurgeGuard;
  readonly scheduler: Scheduler;
  readonly log: Logger;
};

/** Starts alerts on the database. */
export const wireAlerts = (deps: AlertDependencies): Alerts => {
  const { config, database, settings, leads } = deps;
  const { store, runs, close } = createAlertRepository(database);
  const alerts = start({
    ...deps,
    store,
    runs,
    templates: alertEmailTemplates(mailLookOf(settings)),
    signer: leads.signer,
    newId: leads.newId,
    wakeOutbox: leads.wakeOutbox,
    tryLock: database.tryLock,
    siteUrl: config.siteUrl,
    group: settings.group.name,
    timeZone: settings.timeZone,
    priceSuffix: settings.countryTerms.vat.with,
  });
  return {
    ...alerts,
    stop: async () => {
      await alerts.stop();
      await close();
    },
  };
};
