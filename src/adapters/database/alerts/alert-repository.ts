import type { AlertPrivacy } from "#application/leads/ports.ts";
import type { AlertRunStore } from "#application/alerts/ports.ts";
import type { Alert, NotifiedPrices } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import {
  addAlertMail,
  createAlertStore,
  deleteNotifiedPrices,
  parseNotifiedPrices,
  serializeNotifiedPrices,
  toAlert,
} from "./alert-store.ts";
import type { SelectQueryBuilder } from "kysely";
import type { Connection, Schema } from "../schema.ts";
import { selectVisible } from "../stock/visible-vehicles.ts";
import { pages, parseOverrides } from "../stock/vehicle-rows.ts";
import type { Database } from "../database.ts";
import { createWriter, inTransaction, type Write } from "../writer.ts";

/** Prices per query. A single query over a large stock would block page requests. */
const PAGE_SIZE = 2_000;

const createAlertPrivacy = ({ db }: Database, write: Write): AlertPrivacy => ({
  findAlerts: async (email) => {
    const rows = await db
      .selectFrom("alerts")
      .selectAll()
      .where("person", "=", email.toLowerCase())
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map(toAlert);
  },
  eraseAlerts: (email) =>
    erase(write, (transaction) =>
      transaction.selectFrom("alerts").select("id").where("person", "=", email.toLowerCase()),
    ),
  deleteAlertsBefore: (at) =>
    erase(write, (transaction) =>
      transaction.selectFrom("alerts").select("id").where("touched_at", "<", at.toISOString()),
    ),
  countAlertsBefore: async (at) => {
    const { total, expired } = await db
      .selectFrom("alerts")
      .select((one) => [
        one.fn.countAll<number>().as("total"),
        one.fn.countAll<number>().filterWhere("touched_at", "<", at.toISOString()).as("expired"),
      ])
      .executeTakeFirstOrThrow();
    return { name: "alerts", total, expired };
  },
});

type Ids = SelectQueryBuilder<Schema, "alerts", Pick<Schema["alerts"], "id">>;

const erase = (write: Write, selectIds: (transaction: Connection) => Ids): Promise<number> =>
  inTransaction(write, (transaction) => eraseAlerts(transaction, selectIds(transaction)));

/** Deletes alerts with their mails and notified prices; returns the number of alerts deleted. */
const eraseAlerts = async (transaction: Connection, ids: Ids): Promise<number> => {
  const mails = transaction.selectFrom("alert_mails").select("delivery_id").where("alert_id", "in", ids);
  await transaction.deleteFrom("deliveries").where("id", "in", mails).execute();
  await transaction.deleteFrom("alert_mails").where("alert_id", "in", ids).execute();
  await transaction.deleteFrom("alert_told").where("alert_id", "in", ids).execute();
  const { numDeletedRows } = await transaction.deleteFrom("alerts").where("id", "in", ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const createAlertRunStore = (database: Database, write: Write): AlertRunStore => ({
  listActive: async (after, limit) => {
    const active = database.db
      .selectFrom("alerts")
      .selectAll()
      .where("state", "=", "active")
      .orderBy("id")
      .limit(limit);
    const rows = await (after === null ? active : active.where("id", ">", after)).execute();
    return rows.map(toAlert);
  },
  notifiedPrices: async (id) => {
    const row = await database.db
      .selectFrom("alert_told")
      .select("vehicles")
      .where("alert_id", "=", id)
      .executeTakeFirst();
    return row === undefined ? new Map() : parseNotifiedPrices(row.vehicles);
  },
  recordEmail: (alert, mail, after) =>
    inTransaction(write, (transaction) => recordMail(transaction, alert, mail, after)),
  currentPrices: () => readPrices(database),
  quarantinedVehicles: () => readQuarantined(database),
  deleteUnconfirmed: (at) =>
    inTransaction(write, (transaction) =>
      eraseAlerts(
        transaction,
        transaction
          .selectFrom("alerts")
          .select("id")
          .where("state", "=", "pending")
          .where("asked_at", "<", at.toISOString()),
      ),
    ),
});

const recordMail = async (
  transaction: Connection,
  alert: Alert,
  mail: Delivery,
  { notified, at, endsAlert }: { readonly notified: NotifiedPrices; readonly at: Date; readonly endsAlert: boolean },
): Promise<boolean> => {
  const now = at.toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable("alerts")
    .set({ last_mailed_at: now, ...(endsAlert && { state: "ended" as const }) })
    .where("id", "=", alert.id)
    .where("state", "=", "active")
    .where("last_mailed_at", alert.last_mailed_at === null ? "is" : "=", alert.last_mailed_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteNotifiedPrices(transaction, alert.id);
  if (!endsAlert) {
    await transaction
      .insertInto("alert_told")
      .values({ alert_id: alert.id, vehicles: serializeNotifiedPrices(notified) })
      .execute();
  }
  await addAlertMail(transaction, alert.id, mail, now);
  return true;
};

const readPrices = async ({ db }: Database): Promise<NotifiedPrices> => {
  const prices = new Map<number, number | null>();
  const onSale = selectVisible(db).select(["id", "price_cents", "overrides"]).orderBy("id").limit(PAGE_SIZE);
  const readPage = (lastId: number) => onSale.where("id", ">", lastId).execute();
  for await (const { id, price_cents, overrides } of pages(readPage, PAGE_SIZE))
    prices.set(id, parseOverrides(overrides)?.price?.cents ?? price_cents);
  return prices;
};

const readQuarantined = async ({ db }: Database): Promise<ReadonlySet<number>> => {
  const onSale = db.selectFrom("vehicles").where("removed_at", "is", null);
  const feeds = await onSale.select("feed").distinct().execute();
  const hidden = await onSale
    .select("id")
    .where((build) => build.or([build("hidden_at", "is not", null), build("visible_id", "is not", null)]))
    .execute();
  const ids = new Set(hidden.map(({ id }) => id));
  for (const { feed } of feeds) {
    const imports = db
      .selectFrom("imports")
      .select("status")
      .where("feed", "=", feed)
      .where("status", "<>", "accepted");
    const newest = imports.orderBy("id", "desc").limit(1);
    if ((await newest.executeTakeFirst())?.status !== "quarantined") continue;
    for (const { id } of await onSale.select("id").where("feed", "=", feed).execute()) ids.add(id);
  }
  return ids;
};

/** Stores alerts, their notified prices and their mails. */
export const createAlertRepository = (database: Database) => {
  const requestWriter = createWriter(database);
  const runWriter = createWriter(database);
  return {
    store: createAlertStore(database, requestWriter.write),
    runs: createAlertRunStore(database, runWriter.write),
    privacy: createAlertPrivacy(database, requestWriter.write),
    /** Closes the write connections; the database stays open. */
    close: async (): Promise<void> => {
      await Promise.all([requestWriter.close(), runWriter.close()]);
    },
  };
};

export type AlertRepository = ReturnType<typeof createAlertRepository>;
