import { afterAsking, type Alert, type AlertStore, personOfAlert } from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/leads/index.ts";
import { alertOf, alertRow, writeTold } from "./alert-rows.ts";
import type { Database } from "./database.ts";
import { addDeliveries } from "./deliveries.ts";
import type { Write } from "./leads-writer.ts";

type Transaction = Database["db"];

export const alertStore = ({ db }: Database, write: Write): AlertStore => ({
  ask: async (asked, mail) => {
    await write((own) => own.transaction().execute((transaction) => ask(transaction, asked, mail)));
  },
  find: async (id) => {
    const row = await db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : alertOf(row);
  },
  confirm: (id, told, at) =>
    write((own) =>
      own.transaction().execute(async (transaction) => {
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
          .values({ alert_id: id, vehicles: writeTold(told) })
          .execute();
        return true;
      }),
    ),
  stop: (id, at) => write((own) => own.transaction().execute((transaction) => stop(transaction, id, at))),
});

const ask = async (transaction: Transaction, asked: Alert, mail: (kept: Alert) => Delivery): Promise<void> => {
  const person = personOfAlert(asked);
  const mine = await transaction.selectFrom("alerts").selectAll().where("person", "=", person).execute();
  const kept = afterAsking(mine.map(alertOf), asked);
  if (kept === null) return;
  const before = mine.find(({ id }) => id === kept.id);
  const isKept = before === undefined ? await insert(transaction, kept) : await replace(transaction, kept, before);
  if (isKept) await addMail(transaction, kept.id, mail(kept), kept.asked_at);
};

/** Not where somebody asked for the same at the same time: one mail is enough. */
const insert = async (transaction: Transaction, alert: Alert): Promise<boolean> => {
  const inserted = await transaction
    .insertInto("alerts")
    .values(alertRow(alert))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

const replace = async (
  transaction: Transaction,
  alert: Alert,
  before: { readonly asked_at: string; readonly state: Alert["state"] },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable("alerts")
    .set(alertRow(alert))
    .where("id", "=", alert.id)
    .where("asked_at", "=", before.asked_at)
    .where("state", "=", before.state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Writes a mail of an alert, to be sent at once. */
export const addMail = async (
  transaction: Transaction,
  alertId: string,
  mail: Delivery,
  dueAt: string,
): Promise<void> => {
  await addDeliveries(transaction, [mail], dueAt);
  await transaction.insertInto("alert_mails").values({ delivery_id: mail.id, alert_id: alertId }).execute();
};

/** What an alert told of is forgotten with its end. */
export const forgetTold = async (transaction: Transaction, alertId: string): Promise<void> => {
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
  await forgetTold(transaction, id);
  await transaction
    .deleteFrom("deliveries")
    .where("id", "in", transaction.selectFrom("alert_mails").select("delivery_id").where("alert_id", "=", id))
    .where("state", "!=", "sent")
    .execute();
  return true;
};
