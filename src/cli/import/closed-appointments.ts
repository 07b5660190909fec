import { randomUUID } from "node:crypto";
import type { CatalogueImportOptions } from "#application/imports/index.ts";
import { findOutsideAppointments, type OutsideAppointment } from "#application/leads/index.ts";
import { createVisitorMail } from "#domain/outbox/index.ts";
import type { LocationAttributes } from "#domain/locations/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import { withLeads } from "../../adapters/database/leads/index.ts";
import { outsideTable } from "../appointments/list.ts";
import type { CliContext } from "../context.ts";

type Check = { readonly context: CliContext; readonly database: Database; readonly settings: Settings };

/** The appointments to come that the changed locations could not keep. */
export const findClosedAppointments = async (
  { context, database, settings: { timeZone, slots } }: Check,
  { put, remove }: Parameters<NonNullable<CatalogueImportOptions["inspect"]>>[0],
): Promise<readonly OutsideAppointment[]> => {
  const removed = new Set(remove);
  const known = await createCatalogueRepository(database).locations.all();
  const changed = new Map(put.map(({ attributes }) => attributes as LocationAttributes).map((one) => [one.slug, one]));
  const removedSlugs = new Set(known.flatMap(({ id, slug }) => (removed.has(id) ? [slug] : [])));
  return withLeads(database, (leads) =>
    findOutsideAppointments({
      slots: leads.slots,
      now: context.clock.now(),
      timeZone,
      works: slots.works,
      locationOf: (slug) => changed.get(slug) ?? (removedSlugs.has(slug) ? null : undefined),
    }),
  );
};

/** Asks the visitors to choose another time; returns the number of e-mails. */
export const notifyVisitors = async (
  { context, database }: Pick<Check, "context" | "database">,
  outside: readonly OutsideAppointment[],
): Promise<number> => {
  const mails = outside.flatMap(({ lead }) => createVisitorMail(lead, "closure", randomUUID));
  await withLeads(database, ({ outboxWriter }) => outboxWriter.enqueue(mails, context.clock.now()));
  return mails.length;
};

export const closedSummary = (outside: readonly OutsideAppointment[], timeZone: string): string =>
  `${outside.length === 1 ? "1 appointment falls" : `${outside.length} appointments fall`} outside the new hours:\n${outsideTable(outside, timeZone)}\n`;
