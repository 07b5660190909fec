import { sql } from "kysely";
import type { Takeover } from "#application/imports/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../../database.ts";
import type { StockFeed } from "#domain/imports/index.ts";
import type { Connection } from "../../schema.ts";
import { FEED_READ_SETTING, FEED_WITHOUT_LENGTH_SETTING } from "../../shared-settings.ts";
import { incrementVersion } from "../../versions.ts";
import { updateVisibleSources } from "./visible-sources.ts";

/** Subject of the version that changes with the feeds. */
export const FEEDS_SUBJECT = "feeds";

/** Behind those that are there. False: there is a feed of that name. */
export const insertFeed = async (db: Connection, feed: StockFeed): Promise<boolean> => {
  const { name, source, profile, intervalSeconds, guards, pausedAt } = feed;
  const added = await db
    .insertInto("feeds")
    .values({
      name,
      source,
      profile,
      interval_seconds: intervalSeconds,
      guards: JSON.stringify(guards),
      paused_at: pausedAt,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from feeds)`,
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

type OwnedRow = {
  readonly id: number;
  readonly feed_key: string;
  readonly vin: string | null;
  readonly removed_at: string | null;
};

/** A key that no supplier gives. */
const freedKey = (id: number, feed: string): string => `${id} of ${feed}`;

/** Where several have one VIN, the one on sale, then the newest. */
const byVin = (rows: readonly OwnedRow[]): ReadonlyMap<string, OwnedRow> =>
  new Map(
    rows
      .toSorted((a, b) => Number(a.removed_at === null) - Number(b.removed_at === null) || a.id - b.id)
      .flatMap((row) => (row.vin === null ? [] : [[row.vin, row] as const])),
  );

/** The keys of the taken over vehicles that change, by id: those of the new source, by VIN. */
const planKeys = (rows: readonly OwnedRow[], { from, keys }: Takeover): ReadonlyMap<number, string> => {
  const owners = byVin(rows);
  const claimed = new Map<string, number>();
  for (const [vin, key] of keys) {
    const owner = owners.get(vin);
    if (owner !== undefined && !claimed.has(key)) claimed.set(key, owner.id);
  }
  const planned = new Map([...claimed].map(([key, id]) => [id, key]));
  const keyOf = ({ id, feed_key }: OwnedRow): string =>
    planned.get(id) ?? (claimed.has(feed_key) ? freedKey(id, from) : feed_key);
  return new Map(rows.filter((row) => keyOf(row) !== row.feed_key).map((row) => [row.id, keyOf(row)]));
};

const setKeys = async (
  transaction: Connection,
  { dialect }: Database,
  keys: ReadonlyMap<number, string>,
): Promise<void> => {
  if (keys.size === 0) return;
  const rows = [...keys].map(([id, key]) => ({ id: String(id), feed_key: key }));
  await sql`
    update vehicles set feed_key = keys.feed_key from ${dialect.recordTable("keys", ["id", "feed_key"], rows)}
    where vehicles.id = cast(keys.id as integer)`.execute(transaction);
};

const readOwned = (transaction: Connection, feed: string): Promise<OwnedRow[]> =>
  transaction
    .selectFrom("vehicles")
    .select(["id", "feed_key", "vin", "removed_at"])
    .where("feed", "=", feed)
    .orderBy("id")
    .execute();

const moveVehicles = async (transaction: Connection, database: Database, takeover: Takeover): Promise<void> => {
  const { feed, from } = takeover;
  // Vehicles that the feed had before, and that left it, give their keys free.
  const earlier = await readOwned(transaction, feed.name);
  await setKeys(transaction, database, new Map(earlier.map(({ id }) => [id, freedKey(id, feed.name)])));
  const planned = planKeys(await readOwned(transaction, from), takeover);
  // In two steps, so that two vehicles may exchange their keys.
  await setKeys(transaction, database, new Map([...planned.keys()].map((id) => [id, freedKey(id, from)])));
  await transaction.updateTable("vehicles").set({ feed: feed.name }).where("feed", "=", from).execute();
  await setKeys(transaction, database, planned);
};

/** Its past imports can be taken back as before; held prices are judged again with the next import. */
const moveHistory = async (transaction: Connection, { feed, from }: Takeover): Promise<void> => {
  for (const table of ["imports", "stock_undo"] as const)
    await transaction.updateTable(table).set({ feed: feed.name }).where("feed", "=", from).execute();
  await transaction.deleteFrom("held_vehicles").where("feed", "in", [from, feed.name]).execute();
  await transaction
    .deleteFrom("settings")
    .where("name", "in", [FEED_READ_SETTING + from, FEED_WITHOUT_LENGTH_SETTING + from])
    .execute();
  await transaction.deleteFrom("feeds").where("name", "=", from).execute();
};

/**
 * Adds a feed as the continuation of another source: the vehicles of that source become those of the feed, with their numbers,
 * addresses and price history, and with the keys of the new source where it lists their VIN. Call it while nobody imports.
 */
export const takeOver = (database: Database, clock: Clock, takeover: Takeover): Promise<void> =>
  database.jobs.transaction().execute(async (transaction) => {
    const { feed } = takeover;
    if (!(await insertFeed(transaction, feed))) throw new Error(`there is a feed ${feed.name} already`);
    await moveVehicles(transaction, database, takeover);
    await moveHistory(transaction, takeover);
    await incrementVersion(transaction, database.dialect, FEEDS_SUBJECT);
    await updateVisibleSources(transaction, database.dialect, clock.now().toISOString());
  });
