import { type QueryExecutorProvider, sql } from "kysely";
import type { HeldEffect } from "#application/imports/ports.ts";
import { comparedBy, type HeldPrice, type ModelPrice, type NewPrice } from "#domain/imports/index.ts";
import { serializeAttributes } from "#domain/vehicles/index.ts";
import { insertAll } from "../../bulk.ts";
import type { DialectFeatures } from "../../dialects/features.ts";
import type { PutContext } from "../stock-put.ts";
import { pages, parseAttributes } from "../vehicle-rows.ts";

/** Rows per query. Bounds memory for any stock size. */
const PAGE_SIZE = 5_000;

type PriceSource = { readonly db: QueryExecutorProvider; readonly dialect: DialectFeatures };

/** Prices of the vehicles on sale, of all feeds, before the import. */
export async function* readPricesOnSale({ db, dialect }: PriceSource): AsyncGenerator<ModelPrice> {
  const readPage = (lastId: number) =>
    sql<{
      readonly id: number;
      readonly brand: string;
      readonly model: string | null;
      readonly year: string | null;
      readonly registered: string | null;
      readonly cents: number;
    }>`
      select id, price_cents as cents,
        ${dialect.jsonText("facts", ["brand", "slug"])} as brand, ${dialect.jsonText("facts", ["model", "slug"])} as model,
        ${dialect.jsonText("facts", ["construction_year"])} as year, ${dialect.jsonText("facts", ["first_registration"])} as registered
      from vehicles where removed_at is null and price_cents is not null and id > ${lastId}
      order by id limit ${PAGE_SIZE}`.execute(db);
  for await (const { brand, model, year, registered, cents } of pages(readPage, PAGE_SIZE)) {
    const named = { brand: { slug: brand }, model: model === null ? null : { slug: model } };
    const built = { construction_year: year === null ? null : Number(year), first_registration: registered };
    yield { ...comparedBy({ ...named, ...built }), cents };
  }
}

/** A vehicle that returns with the price it had is not repriced. */
export async function* readNewPrices({ db }: PutContext): AsyncGenerator<NewPrice> {
  const readPage = (lastId: number) =>
    sql<NewPrice & { readonly id: number }>`
      select s.id, s.feed_key as key, s.model, s.year, s.price_cents as cents,
        case when v.removed_at is null then v.price_cents else null end as previous
      from staged_vehicles s left join vehicles v on v.id = s.id
      where s.price_changed = 1 and s.price_cents is not null and s.id > ${lastId}
        and (v.id is null or v.removed_at is null or v.price_cents is null or v.price_cents <> s.price_cents)
      order by s.id limit ${PAGE_SIZE}`.execute(db);
  for await (const { key, model, year, cents, previous } of pages(readPage, PAGE_SIZE))
    yield { key, model, year, cents, previous };
}

type HeldRow = {
  readonly feed_key: string;
  readonly id: number;
  readonly content_hash: string;
  readonly facts: string;
  /** The vehicle on sale; null: it is not. */
  readonly before_facts: string | null;
  readonly before_prior: number | null;
};

/** Holds per query. */
const HELD_PAGE = 200;

const readHeldRows = async ({ db, dialect }: PutContext, keys: readonly string[]): Promise<readonly HeldRow[]> => {
  const { rows } = await sql<HeldRow>`
    select s.feed_key, s.id, s.content_hash, s.facts,
      case when v.removed_at is null then v.facts else null end as before_facts, v.prior_cents as before_prior
    from staged_vehicles s left join vehicles v on v.id = s.id
    where s.feed_key in ${dialect.listParameter(keys)}`.execute(db);
  return rows;
};

/** The staged vehicle with the price that it is on sale with; null: it is not on sale, or nothing else of it changes. */
const withPriceOnSale = ({ facts, before_facts }: HeldRow) => {
  if (before_facts === null) return null;
  const before = parseAttributes(before_facts);
  const { price, lowest_price_30_days } = before;
  const repriced = serializeAttributes({ ...parseAttributes(facts), price, lowest_price_30_days });
  if (repriced === serializeAttributes(before)) return null;
  return { facts: repriced, price_cents: before.price.purchase?.cents ?? null };
};

const holdPage = async (
  context: PutContext,
  held: readonly HeldPrice[],
  digest: (text: string) => string,
): Promise<HeldEffect> => {
  const { db, dialect } = context;
  const rows = await readHeldRows(
    context,
    held.map(({ key }) => key),
  );
  const byKey = new Map(rows.map((row) => [row.feed_key, row]));
  const withdrawn: string[] = [];
  for (const row of rows) {
    const { feed_key, before_prior } = row;
    const repriced = withPriceOnSale(row);
    if (repriced === null) {
      withdrawn.push(feed_key);
      continue;
    }
    await db
      .updateTable("staged_vehicles")
      .set({ ...repriced, content_hash: digest(repriced.facts), prior_cents: before_prior, price_changed: 0 })
      .where("feed_key", "=", feed_key)
      .execute();
  }
  const staged = held.flatMap(({ key, cents, previous, reason }) => {
    const row = byKey.get(key);
    if (row === undefined) return [];
    const { id: requested_id, content_hash, facts } = row;
    return [{ feed_key: key, requested_id, content_hash, facts, price_cents: cents, previous_cents: previous, reason }];
  });
  await insertAll(db, "staged_holds", staged);
  if (withdrawn.length > 0)
    await db.deleteFrom("staged_vehicles").where("feed_key", "in", dialect.listParameter(withdrawn)).execute();
  const notAdded = rows.filter(({ before_facts }) => before_facts === null).length;
  return { notAdded, unchanged: withdrawn.length - notAdded };
};

/** Takes staged vehicles back: new ones are not added, and those on sale change in all but their price. */
export const stageHolds = async (
  context: PutContext,
  held: readonly HeldPrice[],
  digest: (text: string) => string,
): Promise<HeldEffect> => {
  const effect = { notAdded: 0, unchanged: 0 };
  for (let from = 0; from < held.length; from += HELD_PAGE) {
    const { notAdded, unchanged } = await holdPage(context, held.slice(from, from + HELD_PAGE), digest);
    effect.notAdded += notAdded;
    effect.unchanged += unchanged;
  }
  return effect;
};
