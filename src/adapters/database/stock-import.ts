import { sql } from "kysely";
import type { IdSet, StockImport } from "#domain/vehicles/index.ts";
import { insertAll, listed } from "./bulk.ts";
import { createKeyFilter } from "./key-filter.ts";
import { createIdGiver } from "./stock-ids.ts";
import { type PutContext, put, requireKeys } from "./stock-put.ts";
import type { StagingDb } from "./stock-staging.ts";
import type { Database } from "./database.ts";

/** Ids looked through at a time for those to be taken off: memory stays flat however large the stock is. */
const PAGE = 10_000;

/** One import under way on its own connection. What it changes lies in the staging tables. */
export const openImport = async (
  db: StagingDb,
  dialect: Database["dialect"],
  feed: string,
  now: string,
): Promise<StockImport> => {
  const ids = await createIdGiver(db, dialect);
  const context: PutContext = { db, dialect, feed, now, ids, staged: createKeyFilter() };
  return {
    known: async (keys) => {
      if (keys.length === 0) return new Map();
      requireKeys(keys);
      const rows = await db
        .selectFrom("vehicles")
        .select(["feed_key", "id", "content_hash", "removed_at"])
        .where("feed", "=", feed)
        .where("feed_key", "in", listed(dialect, keys))
        .execute();
      return new Map(
        rows.map(({ feed_key, id, content_hash, removed_at }) => [
          feed_key,
          { id, content_hash, gone: removed_at !== null },
        ]),
      );
    },
    put: (rows) => put(context, rows),
    sizeOfFeed: async () => {
      const row = await onSale(context)
        .select((build) => build.fn.countAll<number>().as("size"))
        .executeTakeFirstOrThrow();
      return row.size;
    },
    removeExcept: (seen) => stageRemovals(context, seen),
  };
};

const onSale = ({ db, feed }: PutContext) =>
  db.selectFrom("vehicles").where("feed", "=", feed).where("removed_at", "is", null);

const stageRemovals = async (context: PutContext, seen: IdSet): Promise<number> => {
  const staged = context.db
    .selectFrom("staged_vehicles")
    .select(sql`1`.as("one"))
    .whereRef("staged_vehicles.id", "=", "vehicles.id" as never);
  const candidates = onSale(context)
    .select("vehicles.id")
    .where((build) => build.not(build.exists(staged)))
    .orderBy("vehicles.id")
    .limit(PAGE);
  let removed = 0;
  let last = 0;
  for (;;) {
    const page = await candidates.where("vehicles.id", ">", last).execute();
    const gone = page.filter(({ id }) => !seen.has(id));
    await insertAll(context.db, "staged_removals", gone);
    removed += gone.length;
    if (page.length < PAGE) return removed;
    last = page.at(-1)?.id ?? last;
  }
};
