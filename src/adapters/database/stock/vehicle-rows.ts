import { sql } from "kysely";
import {
  allMedia,
  applyOverrides,
  type Medium,
  NULL_ATTRIBUTES,
  type OverridesInForce,
  referencePrice,
  type Vehicle,
  type VehicleAttributes,
  vehicleSlug,
  vehicleTitle,
  type WithMedia,
} from "#domain/vehicles/index.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/** Rows of a query that reads those with a larger id, by id, page by page. */
export async function* pages<R extends { readonly id: number }>(
  read: (lastId: number) => Promise<readonly R[] | { readonly rows: readonly R[] }>,
  size: number,
): AsyncGenerator<R> {
  let lastId = 0;
  for (;;) {
    const page = await read(lastId);
    const rows = "rows" in page ? page.rows : page;
    yield* rows;
    if (rows.length < size) return;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

export const VEHICLE_COLUMNS = [
  "id",
  "content_hash",
  "prior_cents",
  "first_seen_at",
  "updated_at",
  "facts",
  "overrides",
] as const;

export type VehicleRow = Pick<Schema["vehicles"], (typeof VEHICLE_COLUMNS)[number]>;

/** Restores the null attributes that the stored document omits. */
export const parseAttributes = (text: string): VehicleAttributes => ({
  ...NULL_ATTRIBUTES,
  ...(JSON.parse(text) as VehicleAttributes),
});

/** The lowest price of 30 days that the feed stated, in cents. */
export const statedLowestPrice = (attributes: string): number | null =>
  parseAttributes(attributes).lowest_price_30_days;

/** Null: staff say nothing of the vehicle. */
export const parseOverrides = (text: string | null): OverridesInForce | null =>
  text === null ? null : (JSON.parse(text) as OverridesInForce);

/**
 * Converts a row to a vehicle, as every reader of the stock sees it: with what staff say of it, and with the price
 * that a reduction may name.
 */
export const toVehicle = (row: VehicleRow): Vehicle => {
  const overrides = parseOverrides(row.overrides);
  const vehicle = toVehicleOf(row, overrides);
  const purchase = vehicle.price.purchase;
  if (purchase === null) return vehicle;
  const lowest = overrides?.price ? overrides.price.prior_cents : row.prior_cents;
  const reference_cents = referencePrice({ cents: purchase.cents, stated: vehicle.lowest_price_30_days, lowest });
  return reference_cents === null ? vehicle : { ...vehicle, price: { purchase: { ...purchase, reference_cents } } };
};

/** Converts a row to a vehicle as the feed or staff gave it, without the price that a reduction may name. */
export const toStatedVehicle = (row: VehicleRow): Vehicle => toVehicleOf(row, parseOverrides(row.overrides));

const toVehicleOf = (row: VehicleRow, overrides: OverridesInForce | null): Vehicle => {
  const fromFeed = parseAttributes(row.facts);
  const attributes = overrides === null ? fromFeed : applyOverrides(fromFeed, overrides);
  return {
    ...attributes,
    id: row.id,
    slug: vehicleSlug(row.id, attributes),
    title: vehicleTitle(attributes),
    first_seen_at: row.first_seen_at,
    updated_at: row.updated_at,
    content_hash: row.content_hash,
  };
};

const PAGE_SIZE = 2_000;

/** The attributes of the vehicles of a feed on sale, by id. */
export async function* readFeedVehicles({ db }: Database, feed: string): AsyncGenerator<VehicleAttributes> {
  const onSale = db
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("feed", "=", feed)
    .where("removed_at", "is", null)
    .orderBy("id")
    .limit(PAGE_SIZE);
  const readPage = (lastId: number) => onSale.where("id", ">", lastId).execute();
  for await (const { facts } of pages(readPage, PAGE_SIZE)) yield parseAttributes(facts);
}

/** The media of the vehicles on sale, photographs of marks included, by id; of all feeds without a name. */
export async function* readFeedMedia({ db, dialect }: Database, feed?: string): AsyncGenerator<readonly Medium[]> {
  const ofFeed = feed === undefined ? sql`` : sql`and feed = ${feed}`;
  const readPage = (lastId: number) =>
    sql<{ readonly id: number; readonly media: string | null; readonly marks: string | null }>`
      select id, ${dialect.jsonText("facts", ["media"])} as media,
        ${dialect.jsonText("facts", ["inspection_marks"])} as marks from vehicles
      where removed_at is null and id > ${lastId} ${ofFeed} order by id limit ${PAGE_SIZE}`.execute(db);
  for await (const { media, marks } of pages(readPage, PAGE_SIZE)) {
    if (media === null) continue;
    const read: WithMedia = { media: JSON.parse(media), inspection_marks: marks === null ? null : JSON.parse(marks) };
    yield allMedia(read);
  }
}
