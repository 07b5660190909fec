import type { AlertStore } from "#application/alerts/ports.ts";
import {
  type Alert,
  alertPerson,
  criteriaKey,
  type NotifiedPrices,
  resolveAlertRequest,
} from "#domain/alerts/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import type { Connection, Schema } from "../schema.ts";
import { inTransaction, type Write } from "../writer.ts";

const toAlertRow = (alert: Alert): Schema["alerts"] => {
  const { criteria, consent, ...rest } = alert;
  return {
    ...rest,
    kind: criteria.kind,
    wish: criteriaKey(criteria),
    person: alertPerson(alert),
    consent: JSON.stringify(consent),
  };
};

export const toAlert = ({ kind, wish, person: _person, consent, ...rest }: Schema["alerts"]): Alert => ({
  ...rest,
  criteria: kind === "search_alert" ? { kind, query: wish } : { kind, vehicle_id: Number(wish) },
  consent: JSON.parse(consent) as Alert["consent"],
});

export const serializeNotifiedPrices = (notified: NotifiedPrices): string => JSON.stringify([...notified]);

export const parseNotifiedPrices = (text: string): NotifiedPrices =>
  new Map(JSON.parse(text) as readonly (readonly [number, number])[]);

export const createAlertStore = ({ db }: Database, write: Write): AlertStore => ({
  request: async (requested, mail) => {
    await inTransaction(write, (transaction) => requestAlert(transaction, requested, mail));
  },
  find: async (id) => {
    const row = await db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : toAlert(row);
  },
  confirm: (id, notified, at) =>
    inTransaction(write, async (transaction) => {
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
  stop: (id, at) => inTransaction(write, (transaction) => stop(transaction, id, at)),
});

const requestAlert = async (
  transaction: Connection,
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
const insert = async (transaction: Connection, alert: Alert): Promise<boolean> => {
  const inserted = await transaction
    .insertInto("alerts")
    .values(toAlertRow(alert))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
};

const replace = async (
  transaction: Connection,
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
  transaction: Connection,
  alertId: string,
  mail: Delivery,
  dueAt: string,
): Promise<void> => {
  await addDeliveries(transaction, [mail], dueAt);
  await transaction.insertInto("alert_mails").values({ delivery_id: mail.id, alert_id: alertId }).execute();
};

export const deleteNotifiedPrices = async (transaction: Connection, alertId: string): Promise<void> => {
  await transaction.deleteFrom("alert_told").where("alert_id", "=", alertId).execute();
};

const stop = async (transaction: Connection, id: string, at: Date): Promise<boolean> => {
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

/** By vehicle: the price that was taken back, and the restored one; undefined: it is no longer on sale. */
export type RepairedPrices = ReadonlyMap<
  number,
  { readonly taken: number | null; readonly restored: number | null | undefined }
>;

const PAGE_SIZE = 500;

/** An alert that was notified of a price that is taken back compares from then on with the restored price. */
export const repairNotifiedPrices = async (transaction: Connection, repaired: RepairedPrices): Promise<void> => {
  if (repaired.size === 0) return;
  const pages = transaction.selectFrom("alert_told").selectAll().orderBy("alert_id").limit(PAGE_SIZE);
  let lastId = "";
  for (;;) {
    const page = await pages.where("alert_id", ">", lastId).execute();
    for (const { alert_id, vehicles } of page) {
      const text = repair(vehicles, repaired);
      if (text === vehicles) continue;
      await transaction.updateTable("alert_told").set({ vehicles: text }).where("alert_id", "=", alert_id).execute();
    }
    if (page.length < PAGE_SIZE) return;
    lastId = page.at(-1)?.alert_id ?? lastId;
  }
};

const repair = (text: string, repaired: RepairedPrices): string => {
  const notified = [...parseNotifiedPrices(text)].flatMap(([id, cents]): [number, number | null][] => {
    const price = repaired.get(id);
    if (price === undefined || price.taken !== cents) return [[id, cents]];
    return price.restored === undefined ? [] : [[id, price.restored]];
  });
  return serializeNotifiedPrices(new Map(notified));
};
