import { resolveAlertRequest, type Alert, alertPerson } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { AlertStore } from "#application/alerts/ports.ts";
import { toAlert, toAlertRow, serializeNotifiedPrices } from "./alert-rows.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import type { Write } from "../writer.ts";

type Transaction = Database["db"];

export const createAlertStore = ({ db }: Database, write: Write): AlertStore => ({
  request: async (requested, mail) => {
    await write((connection) =>
      connection.transaction().execute((transaction) => requestAlert(transaction, requested, mail)),
    );
  },
  find: async (id) => {
    const row = await db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : toAlert(row);
  },
  confirm: (id, notified, at) =>
    write((connection) =>
      connection.transaction().execute(async (transaction) => {
        const now = at.toISOString();
        const { numUpdatedRows } = await transaction
          .updateTable("alerts")
          .set({ state: "active", confirmed_at: now, touched_at: now })
          .where("id", "=", id)
          .where("state", "=", "pending")
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .insertInto("alert_told")
          .values({ alert_id: id, vehicles: serializeNotifiedPrices(notified) })
          .execute();
        return true;
      }),
    ),
  stop: (id, at) => write((connection) => connection.transaction().execute((transaction) => stop(transaction, id, at))),
});

const requestAlert = async (
  transaction: Transaction,
  requested: Alert,
  mail: (alert: Alert) => Delivery,
): Promise<void> => {
  const person = alertPerson(requested);
  const existing = await transaction.selectFrom("alerts").selectAll().where("person", "=", person).execute();
  const alert = resolveAlertRequest(existing.map(toAlert), requested);
  if (alert === null) return;
  const previous = existing.find(({ id }) => id === alert.id);
  const isSaved =
    previous === undefined ? await insert(transaction, alert) : await replace(transaction, alert, previous);
  if (isSaved) await addAlertMail(transaction, alert.id, mail(alert), alert.asked_at);
};

/** Returns false when a concurrent request has inserted the same alert: one mail is enough. */
const insert = async (transaction: Transaction, alert: Alert): Promise<boolean> => {
  const inserted = await transaction
    .insertInto("alerts")
    .values(toAlertRow(alert))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

const replace = async (
  transaction: Transaction,
  alert: Alert,
  previous: { readonly asked_at: string; readonly state: Alert["state"] },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable("alerts")
    .set(toAlertRow(alert))
    .where("id", "=", alert.id)
    .where("asked_at", "=", previous.asked_at)
    .where("state", "=", previous.state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Writes a mail of an alert, due at `dueAt` (ISO 8601). */
export const addAlertMail = async (
  transaction: Transaction,
  alertId: string,
  mail: Delivery,
  dueAt: string,
): Promise<void> => {
  await addDeliveries(transaction, [mail], dueAt);
  await transaction.insertInto("alert_mails").values({ delivery_id: mail.id, alert_id: alertId }).execute();
};

export const deleteNotifiedPrices = async (transaction: Transaction, alertId: string): Promise<void> => {
  await transaction.deleteFrom("alert_told").where("alert_id", "=", alertId).execute();
};

const stop = async (transaction: Transaction, id: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable("alerts")
    .set({ state: "ended", touched_at: at.toISOString() })
    .where("id", "=", id)
    .where("state", "!=", "ended")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteNotifiedPrices(transaction, id);
  await transaction
    .deleteFrom("deliveries")
    .where("id", "in", transaction.selectFrom("alert_mails").select("delivery_id").where("alert_id", "=", id))
    .where("state", "!=", "sent")
    .execute();
  return true;
};
