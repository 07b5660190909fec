import { sql } from "kysely";
import type { RollbackResult } from "#application/imports/ports.ts";
import { type Clock, err, ok } from "#domain/shared/index.ts";
import { repairNotifiedPrices, type RepairedPrices } from "../alerts/alert-store.ts";
import type { Database } from "../database.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Connection } from "../schema.ts";
import { incrementVersion } from "../versions.ts";
import { findImport, saveImportRecord } from "./import-records.ts";
import { recordPrices, refreshVehicles, selectInForce } from "./overrides/override-changes.ts";
import { deleteHolds } from "./held/held-vehicles.ts";
import { updateVisibleSources } from "./sources/visible-sources.ts";
import { deleteUndo } from "./stock-undo.ts";

type Undo = { readonly version: number; readonly imported_at: string };

/** Overrides that ended because the feed of an import agreed are in force again when the import is taken back. */
const restoreOverrides = async (transaction: Connection, versions: readonly number[], now: string): Promise<void> => {
  const revived = await transaction
    .updateTable("vehicle_overrides")
    .set({ ended_at: null, ended_by: null, ended_because: null, ended_version: null })
    .where("ended_because", "=", "feed")
    .where("ended_version", "in", versions)
    .where(
      sql<boolean>`not exists (select 1 from vehicle_overrides o where o.vehicle_id = vehicle_overrides.vehicle_id
        and o.field = vehicle_overrides.field and o.ended_at is null)`,
    )
    .returning("vehicle_id")
    .execute();
  await refreshVehicles(transaction, [...new Set(revived.map(({ vehicle_id }) => vehicle_id))], { now });
};

/** The price history of vehicles whose price staff set at any time: their imports have not written all of it. */
const recordOverriddenPrices = async (transaction: Connection, ids: readonly number[], now: string): Promise<void> => {
  const touched = new Set(ids);
  const rows = await transaction
    .selectFrom("vehicle_overrides")
    .select("vehicle_id")
    .where("field", "=", "price")
    .distinct()
    .execute();
  const overridden = rows.map(({ vehicle_id }) => vehicle_id).filter((id) => touched.has(id));
  await recordPrices(transaction, overridden, now);
};

/** Without vehicles whose price is that of staff: a rollback does not change it. */
const withoutOverriddenPrices = async (transaction: Connection, prices: RepairedPrices): Promise<RepairedPrices> => {
  const rows = await selectInForce(transaction).where("field", "=", "price").execute();
  const overridden = new Set(rows.map(({ vehicle_id }) => vehicle_id));
  return new Map([...prices].filter(([id, { restored }]) => restored === undefined || !overridden.has(id)));
};

/** Takes an import and every later one of its feed back, in one transaction that makes a new stock version. */
export const rollBackImport = async (database: Database, clock: Clock, id: number): Promise<RollbackResult> => {
  const { jobs, dialect } = database;
  const target = await findImport(jobs, id);
  if (target === null) return err({ type: "unknown" });
  const { feed, version } = target;
  if (version === null) return err({ type: "unchanged", status: target.status });
  return jobs.transaction().execute(async (transaction): Promise<RollbackResult> => {
    const now = clock.now().toISOString();
    const undone = await listUndo(transaction, feed, version);
    if (undone.at(-1)?.version !== version) return err({ type: "not-saved" });
    const touched = selectTouched(transaction, feed, version);
    const before = await readPrices(touched);
    for (const undo of undone) await applyUndo(transaction, dialect, undo, now);
    await restoreOverrides(
      transaction,
      undone.map((undo) => undo.version),
      now,
    );
    const restored = await readPrices(touched.where("removed_at", "is", null));
    await recordOverriddenPrices(transaction, [...before.keys()], now);
    await deleteUndo(transaction, feed, { from: version });
    await deleteHolds(transaction, feed, id);
    await repairNotifiedPrices(
      transaction,
      await withoutOverriddenPrices(transaction, comparePrices(before, restored)),
    );
    const newVersion = await incrementVersion(transaction, dialect, "stock");
    const vehicles = before.size;
    const counts = { rows: vehicles, added: 0, changed: vehicles, unchanged: 0, removed: 0, refused: 0 };
    const reason = `import ${id}${undone.length === 1 ? "" : ` and ${undone.length - 1} after it`} taken back`;
    const record = { feed, started_at: now, finished_at: now, status: "rolled-back" as const, counts, reason };
    await saveImportRecord(transaction, record, newVersion);
    await updateVisibleSources(transaction, dialect, now);
    return ok({ feed, version: newVersion, imports: undone.length, vehicles });
  });
};

/** Newest first. */
const listUndo = (transaction: Connection, feed: string, from: number): Promise<Undo[]> =>
  transaction
    .selectFrom("stock_undo")
    .select(["version", "imported_at"])
    .where("feed", "=", feed)
    .where("version", ">=", from)
    .orderBy("version", "desc")
    .execute();

type Prices = ReadonlyMap<number, number | null>;

/** The vehicles that the imports touched, as long as what they replaced is saved. */
const selectTouched = (transaction: Connection, feed: string, from: number) => {
  const touched = transaction
    .selectFrom("stock_undo_vehicles")
    .innerJoin("stock_undo", "stock_undo.version", "stock_undo_vehicles.version")
    .select("vehicle_id")
    .where("feed", "=", feed)
    .where("stock_undo.version", ">=", from);
  return transaction.selectFrom("vehicles").select(["id", "price_cents"]).where("id", "in", touched);
};

const readPrices = async (vehicles: ReturnType<typeof selectTouched>): Promise<Prices> =>
  new Map((await vehicles.execute()).map(({ id, price_cents }) => [id, price_cents]));

const comparePrices = (before: Prices, restored: Prices): RepairedPrices =>
  new Map(
    [...before].flatMap(([id, taken]) => {
      const current = restored.get(id);
      return current === taken ? [] : [[id, { taken, restored: current }]];
    }),
  );

/** Added vehicles keep their ids and are no longer on sale; the others are as they were, with their price history. */
const applyUndo = async (
  transaction: Connection,
  dialect: DialectFeatures,
  { version, imported_at }: Undo,
  now: string,
): Promise<void> => {
  const undone = sql`(select vehicle_id from stock_undo_vehicles where version = ${version} and price_changed = 1)`;
  await sql`delete from price_history where seen_at = ${imported_at} and vehicle_id in ${undone}`.execute(transaction);
  await sql`
    update vehicles set content_hash = u.content_hash, price_cents = u.price_cents, prior_cents = u.prior_cents,
      removed_at = u.removed_at, facts = coalesce(u.facts, vehicles.facts), updated_at = ${now}
    from stock_undo_vehicles u
    where u.version = ${version} and u.vehicle_id = vehicles.id and u.content_hash is not null`.execute(transaction);
  await sql`
    update vehicles set vin = ${dialect.jsonText("facts", ["vin"])}
    where id in (select vehicle_id from stock_undo_vehicles where version = ${version})`.execute(transaction);
  await sql`
    update vehicles set removed_at = ${now}
    where id in (select vehicle_id from stock_undo_vehicles where version = ${version} and content_hash is null)`.execute(
    transaction,
  );
};
