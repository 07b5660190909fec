import { randomUUID } from "node:crypto";
import type { FinishedImport } from "#application/imports/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import { createStaffDelivery } from "#domain/outbox/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../adapters/database/index.ts";
import { withLeads } from "../adapters/database/leads/index.ts";
import { importMail } from "../adapters/delivery/index.ts";

type ImportEmailOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly market: {
    readonly groupName: string;
    readonly mailLook: MailLook;
    readonly staff: readonly string[];
  };
  /** Public address of the site. */
  readonly siteUrl: string;
};

/** Saves an email about a rejected import to the outbox. */
export const queueImportEmail = async (
  finished: FinishedImport,
  { database, clock, market, siteUrl }: ImportEmailOptions,
): Promise<void> => {
  const message = importMail(finished, { group: market.groupName, url: siteUrl, look: market.mailLook });
  const deliveries = market.staff.map((address) => createStaffDelivery(randomUUID(), address, message));
  await withLeads(database, ({ outboxWriter }) => outboxWriter.enqueue(deliveries, clock.now()));
};
