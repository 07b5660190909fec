import { mailLookOf } from "#domain/brand/index.ts";
import { type Alerts, type AlertStock, startAlerts } from "#application/alerts/index.ts";
import { createAlertRepository } from "../../adapters/database/alerts/index.ts";
import { alertEmailTemplates } from "../../adapters/delivery/index.ts";
import type { LeadServiceDependencies } from "#application/leads/index.ts";
import type { Foundation } from "./foundation.ts";

type AlertFoundation = Pick<
  Foundation,
  "config" | "database" | "settings" | "paths" | "clock" | "guard" | "scheduler" | "log"
>;

type AlertDependencies = {
  readonly stock: AlertStock;
  readonly leads: Pick<LeadServiceDependencies, "signer" | "newId" | "wakeOutbox">;
};

/** Starts alerts on the database. */
export const wireAlerts = (foundation: AlertFoundation, { stock, leads }: AlertDependencies): Alerts => {
  const { config, database, settings, paths, clock, guard, scheduler, log } = foundation;
  const { store, runs, close } = createAlertRepository(database);
  const alerts = startAlerts({
    store,
    runs,
    templates: alertEmailTemplates(mailLookOf(settings)),
    stock,
    signer: leads.signer,
    newId: leads.newId,
    wakeOutbox: leads.wakeOutbox,
    scheduler,
    tryLock: database.tryLock,
    siteUrl: config.siteUrl,
    group: settings.group.name,
    paths,
    priceSuffix: settings.countryTerms.vat.with,
    timeZone: settings.timeZone,
    clock,
    guard,
    log,
  });
  return {
    ...alerts,
    stop: async () => {
      await alerts.stop();
      await close();
    },
  };
};
