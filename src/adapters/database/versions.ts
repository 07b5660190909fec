import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "./dialects/features.ts";
import type { Schema } from "./schema.ts";

/** Number of times the subject has changed; 0 before the first change. */
export const readVersion = async (db: Kysely<Schema>, subject: string): Promise<number> => {
  const row = await db.selectFrom("versions").select("version").where("subject", "=", subject).executeTakeFirst();
  return row?.version ?? 0;
};

/** Increments the subject's version and returns it. Call it in the transaction that makes the change. */
export const incrementVersion = async (
  transaction: Kysely<Schema>,
  dialect: DialectFeatures,
  subject: string,
): Promise<number> => {
  const { version } = await transaction
    .insertInto("versions")
    .values({ subject, version: 1 })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version: sql`versions.version + 1` }))
    .returning("version")
    .executeTakeFirstOrThrow();
  await dialect.notify(transaction, subject);
  return version;
};
