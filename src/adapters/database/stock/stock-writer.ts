import { sql } from "kysely";
import {
  ATTRIBUTES_DIGITS,
  FINGERPRINT_DIGITS,
  type IdSet,
  type ImportOutcome,
  type ImportUser,
  NO_ROWS,
  type RepeatedVin,
  type RowsOnSale,
  type StockImport,
  type StockWriter,
} from "#application/imports/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import { insertAll } from "../bulk.ts";
import type { Database } from "../database.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import { createIdAllocator, type StagingDb } from "./staging-tables.ts";
import { acquireImportLock, type ImportLockDependencies, UNNAMED_USER } from "./import-lock.ts";
import { findChanges, findImport, listImports, saveImportRecord } from "./import-records.ts";
import { acceptHeld, listHeld } from "./held/held-vehicles.ts";
import { readNewPrices, readPricesOnSale, stageHolds } from "./held/held-prices.ts";
import { assertStockKeys, createKeyFilter, type PutContext, stageRows } from "./stock-put.ts";
import { UNDO_LIMITS, type UndoLimits } from "./stock-undo.ts";
import { readVersions } from "./stock-versions.ts";
import { rollBackImport } from "./stock-rollback.ts";
import { readOverrideEffects } from "./overrides/override-effects.ts";
import { findSharedVehicles } from "./sources/shared-vehicles.ts";
import { updateVisibleSources } from "./sources/visible-sources.ts";
import { takeOver } from "./sources/take-over.ts";
import { commitImport, createStaging, dropStaging, saveRecord } from "./stock-staging.ts";

/** Ids per query while searching for vehicles to remove. Bounds memory for any stock size. */
const PAGE_SIZE = 10_000;

/** `undo`: how much is saved of past imports. */
type WriterOptions = { readonly undo?: UndoLimits; readonly user?: ImportUser };

export const createStockWriter = (
  database: Database,
  clock: Clock,
  { undo = UNDO_LIMITS, user = UNNAMED_USER }: WriterOptions = {},
): StockWriter => {
  const context: WriterContext = { database, clock, undo, user };
  const runImport: StockWriter["importFeed"] = (feed, work) => importFeed(context, feed, work);
  return {
    importFeed: runImport,
    rollBack: (id) => whileLocked(context, `the rollback of import ${id}`, () => rollBackImport(database, clock, id)),
    takeOver: (takeover) =>
      whileLocked(context, `the takeover of ${takeover.from}`, () => takeOver(database, clock, takeover)),
    updateVisibleSources: () =>
      database.jobs
        .transaction()
        .execute((transaction) => updateVisibleSources(transaction, database.dialect, clock.now().toISOString())),
    recordImport: async (record) => {
      await saveImportRecord(database.db, record, null);
    },
    listImports: (limit) => listImports(database.db, limit),
    findImport: (id) => findImport(database.db, id),
    listHeld: (id) => listHeld(database.db, id),
    acceptHeld: (id, key) => acceptHeld(database, { clock, importFeed: runImport }, id, key),
    findChanges: (id) => findChanges(database.db, id),
  };
};

const whileLocked = async <T>(context: WriterContext, what: string, work: () => Promise<T>): Promise<T> => {
  const lock = await acquireImportLock(context, what);
  try {
    return await work();
  } finally {
    await lock.release();
  }
};

type WriterContext = ImportLockDependencies & { readonly undo: UndoLimits };

const importFeed = async <T>(
  context: WriterContext,
  feed: string,
  work: (stockImport: StockImport) => Promise<ImportOutcome<T>>,
): Promise<T> => {
  const { database, clock, undo } = context;
  const lock = await acquireImportLock(context, `the import of the feed ${feed}`);
  try {
    const session = await database.openSession();
    const db = session.db as unknown as StagingDb;
    try {
      await createStaging(db);
      const now = clock.now().toISOString();
      const run = await openImport(db, database.dialect, feed, now);
      const { commit, result, record, holds = "unchanged" } = await work(run);
      if (commit) await commitImport(db, database.dialect, { feed, clock, record, undo, holds });
      else if (record !== undefined)
        await db.transaction().execute((transaction) => saveRecord(transaction, { feed, now, holds }, record, null));
      return result;
    } finally {
      // On a broken connection the tables are gone, and the original error is more useful.
      await dropStaging(db).catch(() => undefined);
      await session.release();
    }
  } finally {
    await lock.release();
  }
};

type Row = { readonly vin: string; readonly feed_key: string };

/** Only numbers of vehicles that the import adds or changes are looked for: the others were reported before. */
const findRepeatedVins = async ({ db, dialect, feed }: PutContext): Promise<readonly RepeatedVin[]> => {
  const vinOf = (column: string) => dialect.jsonText(column, ["vin"]);
  const staged = await sql<{ readonly count: number }>`
    select count(*) as count from staged_vehicles where ${vinOf("facts")} is not null`.execute(db);
  if ((staged.rows[0]?.count ?? 0) === 0) return [];
  const { rows } = await sql<Row>`
    with listed as (
      select feed_key, ${vinOf("facts")} as vin, 1 as is_new from staged_vehicles
      union all
      select v.feed_key, ${vinOf("v.facts")} as vin, 0 as is_new from vehicles v
      where v.feed = ${feed} and v.removed_at is null
        and not exists (select 1 from staged_vehicles s where s.id = v.id)
        and not exists (select 1 from staged_removals r where r.id = v.id)
    )
    select vin, feed_key from listed
    where vin in (select vin from listed where vin is not null group by vin having count(*) > 1 and max(is_new) = 1)
    order by vin, feed_key`.execute(db);
  return [...Map.groupBy(rows, ({ vin }) => vin)].map(([vin, same]) => ({
    vin,
    keys: same.map(({ feed_key }) => feed_key),
  }));
};

/** Opens an import on its own connection. Changes go to the staging tables until the commit. */
const openImport = async (db: StagingDb, dialect: DialectFeatures, feed: string, now: string): Promise<StockImport> => {
  const ids = await createIdAllocator(db, dialect);
  const vehicle = await db.selectFrom("vehicles").select("id").where("feed", "=", feed).limit(1).executeTakeFirst();
  const hasVehicles = vehicle !== undefined;
  const context: PutContext = { db, dialect, feed, hasVehicles, now, ids, staged: createKeyFilter() };
  return {
    knownRows: async (keys) => {
      assertStockKeys(keys);
      if (keys.length === 0 || !hasVehicles) return new Map();
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
    rowsOnSale: (id, limit) => readRowsOnSale(context, id, limit),
    put: (rows) => stageRows(context, rows),
    countFeedVehicles: async () => {
      const row = await selectOnSale(context)
        .select((build) => build.fn.countAll<number>().as("size"))
        .executeTakeFirstOrThrow();
      return row.size;
    },
    removeExcept: (seen) => stageRemovals(context, seen),
    versions: () => readVersions(context),
    pricesOnSale: () => readPricesOnSale(context),
    newPrices: () => readNewPrices(context),
    hold: (held, digest) => stageHolds(context, held, digest),
    repeatedVins: () => findRepeatedVins(context),
    sharedVehicles: () => findSharedVehicles(context),
    overrides: () => readOverrideEffects(context),
  };
};

const selectOnSale = ({ db, feed }: PutContext) =>
  db.selectFrom("vehicles").where("feed", "=", feed).where("removed_at", "is", null);

/** As two texts: an object a row would take longer than reading it. */
const readRowsOnSale = async ({ db, feed }: PutContext, id: number, limit: number): Promise<RowsOnSale> => {
  const fingerprint = sql`substr(content_hash, ${sql.lit(ATTRIBUTES_DIGITS + 1)}, ${sql.lit(FINGERPRINT_DIGITS)})`;
  const { rows } = await sql<{ ids: string | null; fingerprints: string | null }>`
    select string_agg(cast(id as text), ',' order by id) as ids,
      string_agg(substr(${fingerprint} || ${sql.lit(" ".repeat(FINGERPRINT_DIGITS))}, 1, ${sql.lit(FINGERPRINT_DIGITS)}), '' order by id)
        as fingerprints
    from (
      select id, content_hash from vehicles
      where feed = ${feed} and removed_at is null and id > ${id} order by id limit ${limit}
    ) as page`.execute(db);
  const { ids, fingerprints } = rows[0] ?? {};
  return ids && fingerprints ? { ids: ids.split(",").map(Number), fingerprints } : NO_ROWS;
};

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
