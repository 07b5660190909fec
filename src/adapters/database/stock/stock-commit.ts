import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Schema } from "../schema.ts";
import type { StagingDb } from "./stock-staging.ts";
import { incrementVersion } from "../versions.ts";
import type { ImportRecord } from "#domain/imports/index.ts";

export type Commit = { readonly feed: string; readonly now: string; readonly record: ImportRecord | undefined };

/** Applies the staged changes to the stock in one transaction and raises its version by one. */
export const commitImport = async (db: StagingDb, dialect: DialectFeatures, commit: Commit): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await upsertStaged(transaction, commit);
    await removeStaged(transaction, commit.now);
    const schema = transaction as unknown as Kysely<Schema>;
    const version = await incrementVersion(schema, dialect, "stock");
    if (commit.record !== undefined) await saveImportRecord(schema, commit.record, version);
    await analyzeVehicles(transaction, dialect);
  });
};

/** After this many changes, new statistics plan the full read that every node starts next. */
const ANALYZE_THRESHOLD = 5_000;

const analyzeVehicles = async (transaction: StagingDb, dialect: DialectFeatures): Promise<void> => {
  const staged = transaction.selectFrom("staged_vehicles").select((build) => build.fn.countAll<number>().as("count"));
  const { count } = await staged.executeTakeFirstOrThrow();
  if (count > ANALYZE_THRESHOLD) await dialect.analyze(transaction, "vehicles");
};

export const saveImportRecord = async (
  db: Kysely<Schema>,
  record: ImportRecord,
  version: number | null,
): Promise<void> => {
  const { feed, started_at, finished_at, status, reason } = record;
  const counts = JSON.stringify(record.counts);
  await db.insertInto("imports").values({ feed, started_at, finished_at, status, counts, reason, version }).execute();
};

const upsertStaged = async (transaction: StagingDb, { feed, now }: Commit): Promise<void> => {
  await sql`
    insert into vehicles
      (id, feed, feed_key, content_hash, price_cents, prior_cents, first_seen_at, updated_at, removed_at, facts)
    select id, ${feed}, feed_key, content_hash, price_cents, prior_cents, ${now}, ${now}, null, facts
    from staged_vehicles where true
    on conflict (feed, feed_key) do update set
      content_hash = excluded.content_hash, price_cents = excluded.price_cents, prior_cents = excluded.prior_cents,
      updated_at = excluded.updated_at, removed_at = null, facts = excluded.facts`.execute(transaction);
  // Two imports within one millisecond: the later price wins.
  await sql`
    insert into price_history (vehicle_id, seen_at, cents)
    select id, ${now}, price_cents from staged_vehicles where price_changed = 1
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
