import { isStockKey, lowestPriceBefore, type PriceChange, type StockRow } from "#domain/vehicles/index.ts";
import { insertAll, listed } from "./bulk.ts";
import type { Dialect } from "./migrations/migration.ts";
import type { KeyFilter } from "./key-filter.ts";
import type { IdGiver } from "./stock-ids.ts";
import type { StagedVehicle, StagingDb } from "./stock-staging.ts";
import { claimIn, writeFacts } from "./vehicle-rows.ts";

export type PutContext = {
  readonly db: StagingDb;
  readonly dialect: Dialect;
  readonly feed: string;
  readonly ids: IdGiver;
  /** Keys put earlier in this import: nearly always none comes again, and then no table need be asked. */
  readonly staged: KeyFilter;
  /** The instant of the import, ISO 8601. */
  readonly now: string;
};

/** What is kept of a row: `price` is the one in force, null for a vehicle that is gone. */
type Before = { readonly id: number; readonly price: number | null; readonly prior: number | null };

/** Stages rows for the commit: with their ids, and with what the price history says of a new price. */
export const put = async (context: PutContext, given: readonly StockRow[]): Promise<void> => {
  const rows = [...new Map(given.map((row) => [row.key, row])).values()];
  if (rows.length === 0) return;
  const keys = rows.map((row) => row.key);
  requireKeys(keys);
  const kept = await keptOf(context, keys);
  const again = keys.filter((key) => context.staged.mayHold(key));
  const ids = await idsOf(context, { rows, kept, again });
  const isNewPrice = (row: StockRow): boolean => priceOf(row) !== (kept.get(row.key)?.price ?? null);
  const late = await lateClaims(context, rows, kept);
  const begin = rows.filter((row) => isNewPrice(row) || late.has(row.key));
  const histories = await historiesOf(
    context,
    begin.flatMap((row) => kept.get(row.key)?.id ?? []),
  );
  const begun = new Set(begin);
  const staged = rows.map((row): StagedVehicle => {
    const before = kept.get(row.key);
    const history = histories.get(before?.id ?? 0) ?? [];
    return {
      feed_key: row.key,
      id: ids.get(row.key) ?? 0,
      content_hash: row.content_hash,
      price_cents: priceOf(row),
      prior_cents: begun.has(row) ? lowestPriceBefore(history, context.now) : (before?.prior ?? null),
      price_changed: Number(isNewPrice(row)),
      facts: writeFacts(row.facts),
    };
  });
  await replaceStaged(context, again, staged);
};

/** Feeds refuse such a row before it comes here; the dialects would fail in ways of their own. */
export const requireKeys = (keys: readonly string[]): void => {
  const impossible = keys.find((key) => !isStockKey(key));
  if (impossible !== undefined) throw new RangeError(`no database can keep the key ${JSON.stringify(impossible)}`);
};

const priceOf = (row: StockRow): number | null => row.facts.price.purchase?.cents ?? null;

const keptOf = async ({ db, dialect, feed }: PutContext, keys: readonly string[]): Promise<Map<string, Before>> => {
  const rows = await db
    .selectFrom("vehicles")
    .select(["feed_key", "id", "price_cents", "prior_cents", "removed_at"])
    .where("feed", "=", feed)
    .where("feed_key", "in", listed(dialect, keys))
    .execute();
  return new Map(
    rows.map((row) => {
      const isGone = row.removed_at !== null;
      return [row.feed_key, { id: row.id, price: isGone ? null : row.price_cents, prior: row.prior_cents }];
    }),
  );
};

/**
 * Keys whose feed names another price before while the price stays, of vehicles whose first price nothing is known of:
 * from now on the history knows, and its word counts.
 */
const lateClaims = async (
  { db, dialect, feed }: PutContext,
  rows: readonly StockRow[],
  kept: ReadonlyMap<string, Before>,
): Promise<ReadonlySet<string>> => {
  const claims = new Map<string, number | null>();
  for (const row of rows) {
    const before = kept.get(row.key);
    const claim = row.facts.price.purchase?.before_discount_cents ?? null;
    if (claim !== null && before?.prior === null && before.price === priceOf(row)) claims.set(row.key, claim);
  }
  if (claims.size === 0) return new Set();
  const facts = db.selectFrom("vehicles").select(["feed_key", "facts"]).where("feed", "=", feed);
  const found = await facts.where("feed_key", "in", listed(dialect, [...claims.keys()])).execute();
  return new Set(found.filter((row) => claimIn(row.facts) !== claims.get(row.feed_key)).map((row) => row.feed_key));
};

const replaceStaged = async (
  { db, dialect, staged }: PutContext,
  again: readonly string[],
  rows: readonly StagedVehicle[],
): Promise<void> => {
  if (again.length > 0) {
    await db.deleteFrom("staged_vehicles").where("feed_key", "in", listed(dialect, again)).execute();
  }
  await insertAll(db, "staged_vehicles", rows);
  for (const { feed_key } of rows) staged.add(feed_key);
};

type Batch = {
  readonly rows: readonly StockRow[];
  readonly kept: ReadonlyMap<string, Before>;
  readonly again: readonly string[];
};

/** Ids by key: those kept, those given earlier in this import, and new ones. */
const idsOf = async ({ db, dialect, ids }: PutContext, { rows, kept, again }: Batch): Promise<Map<string, number>> => {
  const known = new Map([...kept].map(([key, { id }]) => [key, id]));
  if (again.length > 0) {
    const staged = db.selectFrom("staged_vehicles").select(["feed_key", "id"]);
    for (const row of await staged.where("feed_key", "in", listed(dialect, again)).execute()) {
      known.set(row.feed_key, row.id);
    }
  }
  const fresh = rows.filter((row) => !known.has(row.key));
  const given = await ids.give(fresh.map((row) => row.wanted_id));
  for (const [place, row] of fresh.entries()) known.set(row.key, given[place] ?? 0);
  return known;
};

const historiesOf = async (
  { db, dialect }: PutContext,
  ids: readonly number[],
): Promise<Map<number, PriceChange[]>> => {
  const histories = new Map<number, PriceChange[]>();
  if (ids.length === 0) return histories;
  const rows = db.selectFrom("price_history").selectAll().where("vehicle_id", "in", listed(dialect, ids));
  for (const { vehicle_id, seen_at, cents } of await rows.execute()) {
    const history = histories.get(vehicle_id) ?? [];
    history.push({ seen_at, cents });
    histories.set(vehicle_id, history);
  }
  return histories;
};
