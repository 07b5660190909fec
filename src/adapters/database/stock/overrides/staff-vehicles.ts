import { type Kysely, sql } from "kysely";
import type {
  EndedOverride,
  NearVehicle,
  Override,
  StaffVehicle,
  VehicleReference,
} from "#application/overrides/ports.ts";
import { vehicleName, vehicleTitle } from "#domain/vehicles/index.ts";
import type { Database } from "../../database.ts";
import type { Schema } from "../../schema.ts";
import { pages } from "../pages.ts";
import { parseAttributes, toStatedVehicle, toVehicle, VEHICLE_COLUMNS } from "../vehicle-rows.ts";
import { type OverrideRow, selectInForce } from "./override-changes.ts";

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
export const readStaffVehicles = async (
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

export const findStaffVehicles = async (
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

export const listNearVehicles = async ({ db }: Database): Promise<readonly NearVehicle[]> => {
  const inFeeds = db
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("removed_at", "is", null)
    .where("visible_id", "is", null)
    .orderBy("id");
  const readPage = async (lastId: number) => ({
    rows: await inFeeds.where("id", ">", lastId).limit(PAGE_SIZE).execute(),
  });
  const listed: NearVehicle[] = [];
  for await (const { id, facts } of pages(readPage, PAGE_SIZE)) {
    const attributes = parseAttributes(facts);
    const { stock_number, trim } = attributes;
    listed.push({ id, stock_number, name: vehicleName({ title: vehicleTitle(attributes), trim }) });
  }
  return listed;
};

export const listOverridden = async (database: Database, gone: boolean): Promise<readonly StaffVehicle[]> => {
  const rows = await selectInForce(database.db).orderBy("id").execute();
  const ids = [...new Set(rows.map(({ vehicle_id }) => vehicle_id))];
  const byId = new Map((await readStaffVehicles(database, ids)).map((vehicle) => [vehicle.id, vehicle]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter(({ removed_at }) => gone || removed_at === null);
};

export const readEnded = async (db: Kysely<Schema>, id: number): Promise<readonly EndedOverride[]> => {
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
