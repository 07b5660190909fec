import { sql } from "kysely";
import type { HoldsOutcome } from "#application/imports/ports.ts";
import type { RecordedImport } from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Connection } from "../schema.ts";
import { incrementVersion } from "../versions.ts";
import { updateVisibleSources } from "./sources/visible-sources.ts";
import { endSupersededOverrides } from "./overrides/override-effects.ts";
import { releaseHold, replaceHolds } from "./held/held-vehicles.ts";
import { saveImportRecord } from "./import-records.ts";
import type { StagingDb } from "./staging-tables.ts";
import { saveUndo, type UndoLimits } from "./stock-undo.ts";

export const createStaging = async (db: StagingDb): Promise<void> => {
  await dropStaging(db);
  await db.schema
    .createTable("staged_vehicles")
    .temporary()
    // Rows come and are read in the order of their ids, so that the table itself is the index that matters.
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("feed_key", "text", (column) => column.notNull().unique())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("price_cents", "bigint")
    .addColumn("prior_cents", "bigint")
    .addColumn("price_changed", "integer", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("model", "text")
    .addColumn("year", "integer")
    .execute();
  await db.schema
    .createTable("staged_removals")
    .temporary()
    .addColumn("id", "integer", (column) => column.primaryKey())
    .execute();
  await createStagedHolds(db);
};

const createStagedHolds = (db: StagingDb): Promise<void> =>
  db.schema
    .createTable("staged_holds")
    .temporary()
    .addColumn("feed_key", "text", (column) => column.primaryKey())
    .addColumn("requested_id", "integer", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("price_cents", "bigint", (column) => column.notNull())
    .addColumn("previous_cents", "bigint")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("import_id", "integer")
    .addColumn("held_at", "text")
    .execute();

export const dropStaging = async (db: StagingDb): Promise<void> => {
  await db.schema.dropTable("staged_vehicles").ifExists().execute();
  await db.schema.dropTable("staged_removals").ifExists().execute();
  await db.schema.dropTable("staged_holds").ifExists().execute();
};

type Commit = {
  readonly feed: string;
  readonly clock: Clock;
  readonly record: RecordedImport | undefined;
  readonly holds: HoldsOutcome;
  readonly undo: UndoLimits;
};

/** Applies the staged changes to the stock in one transaction and raises its version by one. */
export const commitImport = async (db: StagingDb, dialect: DialectFeatures, commit: Commit): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const schema = transaction as unknown as Connection;
    const version = await incrementVersion(schema, dialect, "stock");
    // The order of the versions is that of their instants, also of overrides that were made since the import began.
    const now = commit.clock.now().toISOString();
    const { feed, holds } = commit;
    await saveUndo(transaction, commit.undo, { feed, now, version });
    await upsertStaged(transaction, dialect, { feed, now });
    await removeStaged(transaction, now);
    await endSupersededOverrides(transaction, { now, version });
    if (commit.record !== undefined) await saveRecord(transaction, { feed, now, holds }, commit.record, version);
    await updateVisibleSources(schema, dialect, now);
    await analyzeVehicles(transaction, dialect);
  });
};

/** Saves the record of an import, and what its feed holds by it. */
export const saveRecord = async (
  transaction: StagingDb,
  { feed, now, holds }: Pick<Commit, "feed" | "holds"> & { readonly now: string },
  record: RecordedImport,
  version: number | null,
): Promise<void> => {
  const schema = transaction as unknown as Connection;
  const importId = await saveImportRecord(schema, record, version);
  if (holds === "replace") await replaceHolds(schema, { feed, importId, now });
  else if (holds !== "unchanged") await releaseHold(schema, feed, holds.release);
};

/** After this many changes, new statistics plan the full read that every node starts next. */
const ANALYZE_THRESHOLD = 5_000;

const analyzeVehicles = async (transaction: StagingDb, dialect: DialectFeatures): Promise<void> => {
  const staged = transaction.selectFrom("staged_vehicles").select((build) => build.fn.countAll<number>().as("count"));
  const { count } = await staged.executeTakeFirstOrThrow();
  if (count > ANALYZE_THRESHOLD) await dialect.analyze(transaction, "vehicles");
};

type Staged = { readonly feed: string; readonly now: string };

const upsertStaged = async (transaction: StagingDb, dialect: DialectFeatures, { feed, now }: Staged): Promise<void> => {
  await sql`
    insert into vehicles
      (id, feed, feed_key, content_hash, price_cents, prior_cents, first_seen_at, updated_at, removed_at, facts, vin)
    select id, ${feed}, feed_key, content_hash, price_cents, prior_cents, ${now}, ${now}, null, facts,
      ${dialect.jsonText("facts", ["vin"])}
    from staged_vehicles where true
    on conflict (feed, feed_key) do update set
      content_hash = excluded.content_hash, price_cents = excluded.price_cents, prior_cents = excluded.prior_cents,
      updated_at = excluded.updated_at, removed_at = null, facts = excluded.facts, vin = excluded.vin`.execute(
    transaction,
  );
  // Two imports within one millisecond: the later price wins. Where staff set the price, that of the feed is not published.
  await sql`
    insert into price_history (vehicle_id, seen_at, cents)
    select id, ${now}, price_cents from staged_vehicles s
    where price_changed = 1 and not exists (
      select 1 from vehicle_overrides o where o.vehicle_id = s.id and o.field = 'price' and o.ended_at is null)
    on conflict (vehicle_id, seen_at) do update set cents = excluded.cents`.execute(transaction);
};

const removeStaged = async (transaction: StagingDb, now: string): Promise<void> => {
  await sql`
    insert into price_history (vehicle_id, seen_at, cents)
    select id, ${now}, null from vehicles
    where id in (select id from staged_removals) and price_cents is not null
    on conflict (vehicle_id, seen_at) do update set cents = excluded.cents`.execute(transaction);
  await transaction
    .updateTable("vehicles")
    .set({ removed_at: now })
    .where("id", "in", (build) => build.selectFrom("staged_removals").select("id"))
    .execute();
};
