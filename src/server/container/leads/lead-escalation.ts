import { type LeadServiceDependencies, startEscalation } from "#application/leads/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { Settings } from "#domain/site/index.ts";
import { type Database, putAnsweredSince } from "../../../adapters/database/index.ts";
import type { LeadRepository } from "../../../adapters/database/leads/index.ts";
import type { Logger } from "../../../adapters/observability/index.ts";

type LeadEscalationDependencies = {
  readonly database: Database;
  readonly settings: Settings;
  readonly leads: LeadRepository;
  readonly service: LeadServiceDependencies;
  readonly scheduler: Scheduler;
  readonly log: Logger;
};

/** Gives unanswered leads to the next person, by the settings. */
export const startLeadEscalation = (deps: LeadEscalationDependencies): void => {
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
