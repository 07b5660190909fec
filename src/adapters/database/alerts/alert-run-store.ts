import type { Alert, NotifiedPrices } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { AlertRunStore } from "#application/alerts/ports.ts";
import { toAlert, parseNotifiedPrices, serializeNotifiedPrices } from "./alert-rows.ts";
import { eraseAlerts } from "./alert-privacy.ts";
import { addAlertMail, deleteNotifiedPrices } from "./alert-store.ts";
import type { Database } from "../database.ts";
import { selectVisible } from "../stock/visible-vehicles.ts";
import { parseOverrides } from "../stock/vehicle-rows.ts";
import type { Write } from "../writer.ts";

/** Prices per query. A single query over a large stock would block page requests. */
const PAGE_SIZE = 2_000;

export const createAlertRunStore = (database: Database, write: Write): AlertRunStore => ({
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
    write((connection) =>
      connection.transaction().execute((transaction) => recordMail(transaction, alert, mail, after)),
    ),
  currentPrices: () => readPrices(database),
  quarantinedVehicles: () => readQuarantined(database),
  deleteUnconfirmed: (at) =>
    write((connection) =>
      connection
        .transaction()
        .execute((transaction) =>
          eraseAlerts(
            transaction,
            transaction
              .selectFrom("alerts")
              .select("id")
              .where("state", "=", "pending")
              .where("asked_at", "<", at.toISOString()),
          ),
        ),
    ),
});

const recordMail = async (
  transaction: Database["db"],
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
  const onSale = selectVisible(db).select(["id", "price_cents", "overrides"]);
  let lastId = 0;
  for (;;) {
    const rows = await onSale.where("id", ">", lastId).orderBy("id").limit(PAGE_SIZE).execute();
    for (const { id, price_cents, overrides } of rows)
      prices.set(id, parseOverrides(overrides)?.price?.cents ?? price_cents);
    if (rows.length < PAGE_SIZE) return prices;
    lastId = rows.at(-1)?.id ?? lastId;
  }
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
