import type { SelectQueryBuilder } from "kysely";
import type { AlertPrivacy } from "#application/leads/ports.ts";
import { toAlert } from "./alert-rows.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";
import type { Schema } from "../schema.ts";
import type { AlertTable } from "../tables/alerts.ts";

type Transaction = Database["db"];

export const createAlertPrivacy = ({ db }: Database, write: Write): AlertPrivacy => ({
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

type Ids = SelectQueryBuilder<Schema, "alerts", Pick<AlertTable, "id">>;

const erase = (write: Write, selectIds: (transaction: Transaction) => Ids): Promise<number> =>
  write((connection) =>
    connection.transaction().execute((transaction) => eraseAlerts(transaction, selectIds(transaction))),
  );

/** Deletes alerts with their mails and notified prices; returns the number of alerts deleted. */
export const eraseAlerts = async (transaction: Transaction, ids: Ids): Promise<number> => {
  const mails = transaction.selectFrom("alert_mails").select("delivery_id").where("alert_id", "in", ids);
  await transaction.deleteFrom("deliveries").where("id", "in", mails).execute();
  await transaction.deleteFrom("alert_mails").where("alert_id", "in", ids).execute();
  await transaction.deleteFrom("alert_told").where("alert_id", "in", ids).execute();
  const { numDeletedRows } = await transaction.deleteFrom("alerts").where("id", "in", ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
