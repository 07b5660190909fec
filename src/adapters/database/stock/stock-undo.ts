import { sql } from "kysely";
import type { Connection } from "../schema.ts";
import type { StagingDb } from "./staging-tables.ts";

/**
 * Imports of a feed that can be taken back, and vehicles that they changed together: about half a gigabyte at 1 KB a
 * vehicle. A larger import is not saved, and with it none before it, because imports are taken back in their order.
 */
const MAX_UNDO_IMPORTS = 10;
const MAX_UNDO_VEHICLES = 500_000;

type Import = { readonly feed: string; readonly now: string; readonly version: number };

/** Saves what the staged changes are about to replace. Call it before they are applied. */
export const saveUndo = async (transaction: StagingDb, limits: UndoLimits, imported: Import): Promise<void> => {
  const { feed, now, version } = imported;
  const vehicles = await countStaged(transaction);
  if (vehicles <= limits.vehicles) {
    const values = { version, feed, imported_at: now, vehicles };
    await transaction.insertInto("stock_undo").values(values).execute();
    await copyChanged(transaction, version);
    await copyRemoved(transaction, version);
  }
  await prune(transaction, limits, imported, vehicles);
};

export type UndoLimits = { readonly imports: number; readonly vehicles: number };

export const UNDO_LIMITS: UndoLimits = { imports: MAX_UNDO_IMPORTS, vehicles: MAX_UNDO_VEHICLES };

const countStaged = async (transaction: StagingDb): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from staged_vehicles) + (select count(*) from staged_removals) as count`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
};

/** A null `content_hash` marks an added vehicle. */
const copyChanged = async (transaction: StagingDb, version: number): Promise<void> => {
  await sql`
    insert into stock_undo_vehicles
      (version, vehicle_id, content_hash, price_cents, prior_cents, removed_at, facts, price_changed)
    select ${sql.lit(version)}, s.id, v.content_hash, v.price_cents, v.prior_cents, v.removed_at, v.facts, s.price_changed
    from staged_vehicles s left join vehicles v on v.id = s.id`.execute(transaction);
};

/** A removal leaves the document, so none is copied. */
const copyRemoved = async (transaction: StagingDb, version: number): Promise<void> => {
  await sql`
    insert into stock_undo_vehicles
      (version, vehicle_id, content_hash, price_cents, prior_cents, removed_at, facts, price_changed)
    select ${sql.lit(version)}, v.id, v.content_hash, v.price_cents, v.prior_cents, v.removed_at, null,
      case when v.price_cents is null then 0 else 1 end
    from vehicles v where v.id in (select id from staged_removals)`.execute(transaction);
};

const prune = async (
  db: Connection,
  limits: UndoLimits,
  { feed, version }: Import,
  vehicles: number,
): Promise<void> => {
  const earlier = await db
    .selectFrom("stock_undo")
    .select(["version", "vehicles"])
    .where("feed", "=", feed)
    .where("version", "<", version)
    .orderBy("version", "desc")
    .execute();
  let [imports, total] = [1, vehicles];
  const firstDropped = earlier.find((undo) => {
    imports += 1;
    total += undo.vehicles;
    return imports > limits.imports || total > limits.vehicles;
  });
  if (firstDropped !== undefined) await deleteUndo(db, feed, { until: firstDropped.version });
};

/** Deletes what is saved of a feed's imports, from a version or until one. */
export const deleteUndo = async (
  db: Connection,
  feed: string,
  { from = 0, until = Number.MAX_SAFE_INTEGER }: { readonly from?: number; readonly until?: number },
): Promise<void> => {
  const versions = db
    .selectFrom("stock_undo")
    .select("version")
    .where("feed", "=", feed)
    .where("version", ">=", from)
    .where("version", "<=", until);
  await db.deleteFrom("stock_undo_vehicles").where("version", "in", versions).execute();
  await db.deleteFrom("stock_undo").where("version", "in", versions).execute();
};
