import { type Kysely, sql } from "kysely";
import type { Dialect } from "./migrations/migration.ts";
import type { Schema } from "./schema.ts";

/** The channel of PostgreSQL on which a new version is told to the nodes that listen. */
export const VERSION_CHANNEL = "vitrine_versions";

/** How often the subject has changed; 0 before the first time. */
export const versionOf = async (db: Kysely<Schema>, subject: string): Promise<number> => {
  const row = await db.selectFrom("versions").select("version").where("subject", "=", subject).executeTakeFirst();
  return row?.version ?? 0;
};

/** Counts the subject's version up, to be called in the transaction that changes it. Returns the new version. */
export const raiseVersion = async (transaction: Kysely<Schema>, dialect: Dialect, subject: string): Promise<number> => {
  const { version } = await transaction
    .insertInto("versions")
    .values({ subject, version: 1 })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ version: sql`versions.version + 1` }))
    .returning("version")
    .executeTakeFirstOrThrow();
  if (dialect === "postgres") await sql`select pg_notify(${VERSION_CHANNEL}, ${subject})`.execute(transaction);
  return version;
};
