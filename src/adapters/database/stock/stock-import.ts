import { sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import { insertAll } from "../bulk.ts";
import { createKeyFilter } from "./key-filter.ts";
import { createIdAllocator } from "./id-allocator.ts";
import { type PutContext, stageRows, assertStockKeys } from "./stock-put.ts";
import type { StagingDb } from "./stock-staging.ts";
import type { IdSet, StockImport } from "#application/imports/ports.ts";

/** Ids per query while searching for vehicles to remove. Bounds memory for any stock size. */
const PAGE_SIZE = 10_000;

/** Opens an import on its own connection. Changes go to the staging tables until the commit. */
export const openImport = async (
  db: StagingDb,
  dialect: DialectFeatures,
  feed: string,
  now: string,
): Promise<StockImport> => {
  const ids = await createIdAllocator(db, dialect);
  const context: PutContext = { db, dialect, feed, now, ids, staged: createKeyFilter() };
  return {
    knownRows: async (keys) => {
      if (keys.length === 0) return new Map();
      assertStockKeys(keys);
      const rows = await db
        .selectFrom("vehicles")
        .select(["feed_key", "id", "content_hash", "removed_at"])
        .where("feed", "=", feed)
        .where("feed_key", "in", dialect.listParameter(keys))
        .execute();
      return new Map(
        rows.map(({ feed_key, id, content_hash, removed_at }) => [
          feed_key,
          { id, content_hash, removed: removed_at !== null },
        ]),
      );
    },
    put: (rows) => stageRows(context, rows),
    countFeedVehicles: async () => {
      const row = await selectOnSale(context)
        .select((build) => build.fn.countAll<number>().as("size"))
        .executeTakeFirstOrThrow();
      return row.size;
    },
    removeExcept: (seen) => stageRemovals(context, seen),
  };
};

const selectOnSale = ({ db, feed }: PutContext) =>
  db.selectFrom("vehicles").where("feed", "=", feed).where("removed_at", "is", null);

const stageRemovals = async (context: PutContext, seen: IdSet): Promise<number> => {
  const staged = context.db
    .selectFrom("staged_vehicles")
    .select(sql`1`.as("one"))
    .whereRef("staged_vehicles.id", "=", "vehicles.id" as never);
  const candidates = selectOnSale(context)
    .select("vehicles.id")
    .where((build) => build.not(build.exists(staged)))
    .orderBy("vehicles.id")
    .limit(PAGE_SIZE);
  let removed = 0;
  let lastId = 0;
  for (;;) {
    const page = await candidates.where("vehicles.id", ">", lastId).execute();
    const missing = page.filter(({ id }) => !seen.has(id));
    await insertAll(context.db, "staged_removals", missing);
    removed += missing.length;
    if (page.length < PAGE_SIZE) return removed;
    lastId = page.at(-1)?.id ?? lastId;
  }
};
