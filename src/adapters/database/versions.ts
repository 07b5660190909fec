import { type Kysely, sql } from "kysely";
import type { Dialect } from "./migrations/migration.ts";
import type { Schema } from "./schema.ts";

/** PostgreSQL notification channel for new versions. */
export const VERSION_CHANNEL = "vitrine_versions";

/** Number of times the subject has changed; 0 before the first change. */
export const readVersion = async (db: Kysely<Schema>, subject: string): Promise<number> => {
  const row = await db.selectFrom("versions").select("version").where("subject", "=", subject).executeTakeFirst();
  return row?.version ?? 0;
};

/** Increments the subject's version and returns it. Call it in the transaction that makes the change. */
export const incrementVersion = async (
  transaction: Kysely<Schema>,
  dialect: Dialect,
  subject: string,
): Promise<number> => {
  const { version } = await transaction
    .insertInto("versions")
    .values({ subject, version: 1 })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version: sql`versions.version + 1` }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (dialect === "postgres") await sql`select pg_notify(${VERSION_CHANNEL}, ${subject})`.execute(transaction);
  return version;
};
