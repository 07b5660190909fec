import { comparedBy } from "#domain/imports/index.ts";
import { isStockKey, lowestPriceBefore, type PriceChange, serializeAttributes } from "#domain/vehicles/index.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import { insertAll } from "../bulk.ts";
import type { IdAllocator, StagedVehicle, StagingDb } from "./staging-tables.ts";
import { statedLowestPrice } from "./vehicle-rows.ts";
import type { StockRow } from "#application/imports/ports.ts";

/** Probabilistic set of keys in 2 MiB: false is certain; true is wrong for about 1 key in 80 after a million keys. */
type KeyFilter = { readonly mayContain: (key: string) => boolean; readonly add: (key: string) => void };

const BITS = 1 << 24;

/** Two bits a key. */
export const createKeyFilter = (): KeyFilter => {
  const bytes = new Uint8Array(BITS / 8);
  const has = (bit: number): boolean => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  const set = (bit: number): void => {
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  };
  return {
    mayContain: (key) => {
      const hash = hashOf(key);
      return has(firstBit(hash)) && has(secondBit(hash));
    },
    add: (key) => {
      const hash = hashOf(key);
      set(firstBit(hash));
      set(secondBit(hash));
    },
  };
};

/** FNV-1a over the UTF-16 units. */
const hashOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let unit = 0; unit < key.length; unit += 1) hash = Math.imul(hash ^ key.charCodeAt(unit), 0x01000193);
  return hash;
};

const firstBit = (hash: number): number => ((hash >>> 8) ^ hash) & (BITS - 1);

/** Multiplying by the golden ratio spreads all bits of the hash to the upper ones. */
const secondBit = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> 8;

export type PutContext = {
  readonly db: StagingDb;
  readonly dialect: DialectFeatures;
  readonly feed: string;
  /** False before the first import of the feed: no key needs to be looked up. */
  readonly hasVehicles: boolean;
  readonly ids: IdAllocator;
  /** Keys staged earlier in this import. Keys rarely repeat, so the filter saves most queries. */
  readonly staged: KeyFilter;
  /** The instant of the import, ISO 8601. */
  readonly now: string;
};

/** `price` is the current price in cents; null for a removed vehicle. */
type StoredVehicle = { readonly id: number; readonly price: number | null; readonly prior: number | null };

/** Stages rows for the commit with their ids and, for a new price, the lowest price before it. */
export const stageRows = async (context: PutContext, incoming: readonly StockRow[]): Promise<void> => {
  const rows = [...new Map(incoming.map((row) => [row.key, row])).values()];
  if (rows.length === 0) return;
  const keys = rows.map((row) => row.key);
  assertStockKeys(keys);
  const stored = await readStored(context, keys);
  const repeatedKeys = keys.filter((key) => context.staged.mayContain(key));
  const ids = await resolveIds(context, { rows, stored, repeatedKeys });
  const isNewPrice = (row: StockRow): boolean => purchaseCents(row) !== (stored.get(row.key)?.price ?? null);
  const lateKeys = await findLateClaims(context, rows, stored);
  const repriced = rows.filter((row) => isNewPrice(row) || lateKeys.has(row.key));
  const histories = await readHistories(
    context,
    repriced.flatMap((row) => stored.get(row.key)?.id ?? []),
  );
  const repricedRows = new Set(repriced);
  const staged = rows.map((row): StagedVehicle => {
    const previous = stored.get(row.key);
    const history = histories.get(previous?.id ?? 0) ?? [];
    return {
      feed_key: row.key,
      id: ids.get(row.key) ?? 0,
      content_hash: row.content_hash,
      price_cents: purchaseCents(row),
      prior_cents: repricedRows.has(row) ? lowestPriceBefore(history, context.now) : (previous?.prior ?? null),
      price_changed: Number(isNewPrice(row)),
      facts: row.json ?? serializeAttributes(row.attributes),
      ...comparedBy(row.attributes),
    };
  });
  await replaceStaged(context, repeatedKeys, staged);
};

/** Throws `RangeError` for a key that the dialects would reject with different errors. Feeds reject such rows earlier. */
export const assertStockKeys = (keys: readonly string[]): void => {
  const invalidKey = keys.find((key) => !isStockKey(key));
  if (invalidKey !== undefined) throw new RangeError(`no database can keep the key ${JSON.stringify(invalidKey)}`);
};

const purchaseCents = (row: StockRow): number | null => row.attributes.price.purchase?.cents ?? null;

const readStored = async (
  { db, dialect, feed, hasVehicles }: PutContext,
  keys: readonly string[],
): Promise<Map<string, StoredVehicle>> => {
  if (!hasVehicles) return new Map();
  const rows = await db
    .selectFrom("vehicles")
    .select(["feed_key", "id", "price_cents", "prior_cents", "removed_at"])
    .where("feed", "=", feed)
    .where("feed_key", "in", dialect.listParameter(keys))
    .execute();
  return new Map(
    rows.map((row) => {
      const isRemoved = row.removed_at !== null;
      return [row.feed_key, { id: row.id, price: isRemoved ? null : row.price_cents, prior: row.prior_cents }];
    }),
  );
};

/**
 * Finds keys with an unchanged price and no known prior price whose feed now states another lowest price of 30 days.
 * From then on the price history decides.
 */
const findLateClaims = async (
  { db, dialect, feed }: PutContext,
  rows: readonly StockRow[],
  stored: ReadonlyMap<string, StoredVehicle>,
): Promise<ReadonlySet<string>> => {
  const claims = new Map<string, number | null>();
  for (const row of rows) {
    const previous = stored.get(row.key);
    const claim = row.attributes.lowest_price_30_days;
    if (claim !== null && previous?.prior === null && previous.price === purchaseCents(row)) claims.set(row.key, claim);
  }
  if (claims.size === 0) return new Set();
  const documents = db.selectFrom("vehicles").select(["feed_key", "facts"]).where("feed", "=", feed);
  const storedDocuments = await documents.where("feed_key", "in", dialect.listParameter([...claims.keys()])).execute();
  return new Set(
    storedDocuments
      .filter((row) => statedLowestPrice(row.facts) !== claims.get(row.feed_key))
      .map((row) => row.feed_key),
  );
};

const replaceStaged = async (
  { db, dialect, staged }: PutContext,
  repeatedKeys: readonly string[],
  rows: readonly StagedVehicle[],
): Promise<void> => {
  if (repeatedKeys.length > 0) {
    await db.deleteFrom("staged_vehicles").where("feed_key", "in", dialect.listParameter(repeatedKeys)).execute();
  }
  await insertAll(db, "staged_vehicles", rows);
  for (const { feed_key } of rows) staged.add(feed_key);
};

type Batch = {
  readonly rows: readonly StockRow[];
  readonly stored: ReadonlyMap<string, StoredVehicle>;
  readonly repeatedKeys: readonly string[];
};

/** Ids by key: stored ids, ids allocated earlier in this import, and new ids. */
const resolveIds = async (
  { db, dialect, ids }: PutContext,
  { rows, stored, repeatedKeys }: Batch,
): Promise<Map<string, number>> => {
  const idByKey = new Map([...stored].map(([key, { id }]) => [key, id]));
  if (repeatedKeys.length > 0) {
    const staged = db.selectFrom("staged_vehicles").select(["feed_key", "id"]);
    for (const row of await staged.where("feed_key", "in", dialect.listParameter(repeatedKeys)).execute()) {
      idByKey.set(row.feed_key, row.id);
    }
  }
  const newRows = rows.filter((row) => !idByKey.has(row.key));
  const allocated = await ids.allocate(newRows.map((row) => row.requestedId));
  for (const [index, row] of newRows.entries()) idByKey.set(row.key, allocated[index] ?? 0);
  return idByKey;
};

const readHistories = async (
  { db, dialect }: PutContext,
  ids: readonly number[],
): Promise<Map<number, PriceChange[]>> => {
  const histories = new Map<number, PriceChange[]>();
  if (ids.length === 0) return histories;
  const rows = db.selectFrom("price_history").selectAll().where("vehicle_id", "in", dialect.listParameter(ids));
  for (const { vehicle_id, seen_at, cents } of await rows.execute()) {
    const history = histories.get(vehicle_id) ?? [];
    history.push({ seen_at, cents });
    histories.set(vehicle_id, history);
  }
  return histories;
};
