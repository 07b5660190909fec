import { sql } from "kysely";
import type {
  EndedOverride,
  NearVehicle,
  Override,
  OverrideChange,
  OverrideStore,
  StaffVehicle,
  VehicleReference,
} from "#application/overrides/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../../database.ts";
import type { Connection } from "../../schema.ts";
import { incrementVersion } from "../../versions.ts";
import { createWriter, inTransaction } from "../../writer.ts";
import { readPricesOnSale } from "../held/held-prices.ts";
import {
  addOverride,
  endOverrides,
  type Moment,
  type OverrideRow,
  readInForce,
  readPriceHistory,
  refreshVehicles,
  selectInForce,
} from "./override-changes.ts";
import { vehicleName, vehicleTitle } from "#domain/vehicles/index.ts";
import { pages, parseAttributes, toStatedVehicle, toVehicle, VEHICLE_COLUMNS } from "../vehicle-rows.ts";

/** Held while overrides are ended whose time is over. */
const EXPIRY_LOCK = 4_713;

const STAFF_COLUMNS = [...VEHICLE_COLUMNS, "feed", "feed_key", "removed_at", "hidden_at"] as const;

const toOverride = ({ field, value, made_by, made_at, until, why }: OverrideRow): Override => ({
  field,
  value,
  by: made_by,
  at: made_at,
  until,
  why,
});

/** In the order of their ids. */
const readStaffVehicles = async (
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<readonly StaffVehicle[]> => {
  if (ids.length === 0) return [];
  const isNamed = dialect.listParameter(ids);
  const rows = await db.selectFrom("vehicles").select(STAFF_COLUMNS).where("id", "in", isNamed).orderBy("id").execute();
  const inForce = await selectInForce(db).where("vehicle_id", "in", isNamed).orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    feed: row.feed,
    key: row.feed_key,
    fromFeed: toStatedVehicle({ ...row, overrides: null }),
    displayed: toVehicle(row),
    removed_at: row.removed_at,
    hidden_at: row.hidden_at,
    overrides: inForce.filter(({ vehicle_id }) => vehicle_id === row.id).map(toOverride),
  }));
};

/** Vehicles that one text may name. */
const MAX_FOUND = 20;

const findStaffVehicles = async (
  database: Database,
  { id, number }: VehicleReference,
): Promise<readonly StaffVehicle[]> => {
  const { db, dialect } = database;
  if (number === null) {
    const shown = db.selectFrom("vehicles").select((build) => build.fn.coalesce("visible_id", "id").as("id"));
    const row = id === null ? undefined : await shown.where("id", "=", id).executeTakeFirst();
    return readStaffVehicles(database, row === undefined ? [] : [row.id]);
  }
  const folded = number.toLowerCase();
  const { rows } = await sql<{ id: number }>`
    select coalesce(visible_id, id) as id from vehicles
    where id = ${id} or lower(feed_key) = ${folded} or lower(${dialect.jsonText("facts", ["stock_number"])}) = ${folded}
    order by case when removed_at is null then 0 else 1 end, id limit ${MAX_FOUND}`.execute(db);
  const found = await readStaffVehicles(
    database,
    rows.map((row) => row.id),
  );
  const inFeed = found.filter(({ removed_at }) => removed_at === null);
  return inFeed.length > 0 ? inFeed : found;
};

const PAGE_SIZE = 2_000;

const listNearVehicles = async ({ db }: Database): Promise<readonly NearVehicle[]> => {
  const inFeeds = db
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("removed_at", "is", null)
    .where("visible_id", "is", null)
    .orderBy("id")
    .limit(PAGE_SIZE);
  const readPage = (lastId: number) => inFeeds.where("id", ">", lastId).execute();
  const listed: NearVehicle[] = [];
  for await (const { id, facts } of pages(readPage, PAGE_SIZE)) {
    const attributes = parseAttributes(facts);
    const { stock_number, trim } = attributes;
    listed.push({ id, stock_number, name: vehicleName({ title: vehicleTitle(attributes), trim }) });
  }
  return listed;
};

const listOverridden = async (database: Database, gone: boolean): Promise<readonly StaffVehicle[]> => {
  const rows = await selectInForce(database.db).orderBy("id").execute();
  const ids = [...new Set(rows.map(({ vehicle_id }) => vehicle_id))];
  const byId = new Map((await readStaffVehicles(database, ids)).map((vehicle) => [vehicle.id, vehicle]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter(({ removed_at }) => gone || removed_at === null);
};

const readEnded = async (db: Connection, id: number): Promise<readonly EndedOverride[]> => {
  const rows = await db
    .selectFrom("vehicle_overrides")
    .selectAll()
    .where("vehicle_id", "=", id)
    .where("ended_at", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...toOverride(row),
    ended_at: row.ended_at ?? "",
    ended_by: row.ended_by,
    ended_because: row.ended_because ?? "released",
  }));
};

export const createOverrideStore = (database: Database, clock: Clock): OverrideStore => {
  const { db, dialect } = database;
  const { write, close } = createWriter(database);
  /** In one transaction; the version is raised first, so that changes of several nodes come one after the other. */
  const changeStock = <T>(work: (transaction: Connection, moment: Moment) => Promise<T>): Promise<T> =>
    inTransaction(write, async (transaction) => {
      const version = await incrementVersion(transaction, dialect, "stock");
      return work(transaction, { version, now: clock.now().toISOString() });
    });
  return {
    find: (reference) => findStaffVehicles(database, reference),
    list: () => listNearVehicles(database),
    byIds: (ids) => readStaffVehicles(database, ids),
    overridden: ({ gone }) => listOverridden(database, gone),
    ended: (id) => readEnded(db, id),
    priceHistory: (id) => readPriceHistory(db, id),
    pricesOnSale: () => readPricesOnSale(database),
    change: (change) => changeStock((transaction, moment) => applyChange(transaction, change, moment)),
    expire: async () => {
      const now = clock.now().toISOString();
      if ((await selectOver(db, now).limit(1).execute()).length === 0) return 0;
      return inTransaction(write, async (transaction) => {
        // Another node may have ended them meanwhile; nothing is changed then, and no version is made.
        await dialect.lockUntilCommit(transaction, EXPIRY_LOCK);
        const rows = await selectOver(transaction, now).execute();
        if (rows.length === 0) return 0;
        const version = await incrementVersion(transaction, dialect, "stock");
        const moment = { version, now: clock.now().toISOString() };
        await endOverrides(transaction, rows, { because: "expired", by: null }, moment);
        await refreshVehicles(transaction, [...new Set(rows.map(({ vehicle_id }) => vehicle_id))], moment);
        return rows.length;
      });
    },
    close,
  };
};

const selectOver = (db: Connection, now: string) => selectInForce(db).where("until", "<=", now);

const applyChange = async (
  transaction: Connection,
  { id, set, lift, by, until, why }: OverrideChange,
  moment: Moment,
): Promise<void> => {
  const replaced = await readInForce(
    transaction,
    id,
    set.map(({ field }) => field),
  );
  await endOverrides(transaction, replaced, { because: "replaced", by }, moment);
  for (const value of set) await addOverride(transaction, { ...value, id, by, until, why }, moment);
  await endOverrides(transaction, await readInForce(transaction, id, lift), { because: "released", by }, moment);
  await refreshVehicles(transaction, [id], moment);
};
