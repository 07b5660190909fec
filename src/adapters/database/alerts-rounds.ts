import type { Alert, AlertRounds, Told } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/leads/index.ts";
import { alertOf, readTold, writeTold } from "./alert-rows.ts";
import { eraseAlerts } from "./alerts-privacy.ts";
import { addMail, forgetTold } from "./alerts-store.ts";
import type { Database } from "./database.ts";
import type { Write } from "./leads-writer.ts";

/** Prices read at a time: reading all of a large stock at once would hold up the pages. */
const PAGE = 2_000;

export const alertRounds = (database: Database, write: Write): AlertRounds => ({
  active: async (after, limit) => {
    const all = database.db.selectFrom("alerts").selectAll().where("state", "=", "active").orderBy("id").limit(limit);
    const rows = await (after === null ? all : all.where("id", ">", after)).execute();
    return rows.map(alertOf);
  },
  told: async (id) => {
    const row = await database.db
      .selectFrom("alert_told")
      .select("vehicles")
      .where("alert_id", "=", id)
      .executeTakeFirst();
    return row === undefined ? new Map() : readTold(row.vehicles);
  },
  mailed: (alert, mail, after) =>
    write((own) => own.transaction().execute((transaction) => mailed(transaction, alert, mail, after))),
  prices: () => readPrices(database),
  dropUnconfirmed: (at) =>
    write((own) =>
      own
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

const mailed = async (
  transaction: Database["db"],
  alert: Alert,
  mail: Delivery,
  { told, at, ends }: { readonly told: Told; readonly at: Date; readonly ends: boolean },
): Promise<boolean> => {
  const now = at.toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable("alerts")
    .set({ last_mailed_at: now, ...(ends && { state: "ended" as const }) })
    .where("id", "=", alert.id)
    .where("state", "=", "active")
    .where("last_mailed_at", alert.last_mailed_at === null ? "is" : "=", alert.last_mailed_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await forgetTold(transaction, alert.id);
  if (!ends) {
    await transaction
      .insertInto("alert_told")
      .values({ alert_id: alert.id, vehicles: writeTold(told) })
      .execute();
  }
  await addMail(transaction, alert.id, mail, now);
  return true;
};

const readPrices = async ({ db }: Database): Promise<Told> => {
  const prices = new Map<number, number | null>();
  const onSale = db.selectFrom("vehicles").select(["id", "price_cents"]).where("removed_at", "is", null);
  let last = 0;
  for (;;) {
    const rows = await onSale.where("id", ">", last).orderBy("id").limit(PAGE).execute();
    for (const { id, price_cents } of rows) prices.set(id, price_cents);
    if (rows.length < PAGE) return prices;
    last = rows.at(-1)?.id ?? last;
  }
};
