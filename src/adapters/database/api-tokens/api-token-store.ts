import { sql } from "kysely";
import type { ApiTokenStore } from "#application/api-tokens/ports.ts";
import { API_SCOPE_NAMES, type ApiToken } from "#domain/api-tokens/index.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/** A scope that this version does not know allows nothing. */
const toToken = (row: Schema["api_tokens"]): ApiToken => ({
  name: row.name,
  scopes: API_SCOPE_NAMES.filter((scope) => row.scopes.split(" ").includes(scope)),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});

export const createApiTokenStore = ({ db }: Pick<Database, "db">): ApiTokenStore => ({
  list: async () => (await db.selectFrom("api_tokens").selectAll().orderBy("name").execute()).map(toToken),
  add: async ({ name, scopes, createdAt, lastUsedAt, expiresAt, revokedAt }, hash) => {
    const times = { created_at: createdAt, last_used_at: lastUsedAt, expires_at: expiresAt, revoked_at: revokedAt };
    const added = await db
      .insertInto("api_tokens")
      .values({ name, hash, scopes: scopes.join(" "), ...times })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  },
  revoke: async (name, at) => {
    const revoked = await db
      .updateTable("api_tokens")
      .set({ revoked_at: sql<string>`coalesce(revoked_at, ${at})` })
      .where("name", "=", name)
      .executeTakeFirst();
    return revoked.numUpdatedRows === 1n;
  },
  findByHash: async (hash) => {
    const row = await db.selectFrom("api_tokens").selectAll().where("hash", "=", hash).executeTakeFirst();
    return row === undefined ? null : toToken(row);
  },
  recordUse: async (name, at) =>
    void (await db.updateTable("api_tokens").set({ last_used_at: at }).where("name", "=", name).execute()),
});
