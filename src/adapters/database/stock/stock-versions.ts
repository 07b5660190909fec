import { sql } from "kysely";
import type { VehicleVersions } from "#domain/imports/index.ts";
import type { PutContext } from "./stock-put.ts";
import { pages, parseAttributes } from "./vehicle-rows.ts";

/** Vehicles per query. Bounds memory for any stock size. */
const PAGE_SIZE = 5_000;

type VersionRow = {
  readonly id: number;
  readonly feed_key: string;
  readonly brand: string;
  readonly model: string | null;
  readonly before_cents: number | null;
  readonly after_cents: number | null;
  /** 1 for a vehicle that the import changes, and for one that it removes. */
  readonly is_staged: number;
  readonly is_removed: number;
  /** Null unless the import changes the vehicle. */
  readonly before_facts: string | null;
  readonly after_facts: string | null;
};

const modelName = (brand: string, model: string | null): string => (model === null ? brand : `${brand} ${model}`);

const toVersions = (row: VersionRow): VehicleVersions => {
  const { feed_key: key, before_facts, after_facts } = row;
  const changed =
    before_facts === null || after_facts === null
      ? null
      : { before: parseAttributes(before_facts), after: parseAttributes(after_facts) };
  const after = { cents: row.is_staged === 1 ? row.after_cents : row.before_cents };
  return {
    key,
    model: modelName(row.brand, row.model),
    before: { cents: row.before_cents },
    after: row.is_removed === 1 ? null : after,
    changed,
  };
};

/** Vehicles on sale before the import. */
const selectExisting = ({ db, dialect, feed }: PutContext, lastId: number) =>
  sql<VersionRow>`
    select v.id, v.feed_key, v.price_cents as before_cents, s.price_cents as after_cents,
      ${dialect.jsonText("v.facts", ["brand", "slug"])} as brand, ${dialect.jsonText("v.facts", ["model", "slug"])} as model,
      case when s.id is null then 0 else 1 end as is_staged, case when r.id is null then 0 else 1 end as is_removed,
      case when s.id is null then null else v.facts end as before_facts, s.facts as after_facts
    from vehicles v
    left join staged_vehicles s on s.id = v.id
    left join staged_removals r on r.id = v.id
    where v.feed = ${feed} and v.removed_at is null and v.id > ${lastId}
    order by v.id limit ${PAGE_SIZE}`.execute(db);

/** Vehicles on sale that the import changes. */
const selectChanged = ({ db, dialect }: PutContext, lastId: number) =>
  sql<VersionRow>`
    select v.id, v.feed_key, v.price_cents as before_cents, s.price_cents as after_cents,
      ${dialect.jsonText("v.facts", ["brand", "slug"])} as brand, ${dialect.jsonText("v.facts", ["model", "slug"])} as model,
      1 as is_staged, 0 as is_removed, v.facts as before_facts, s.facts as after_facts
    from staged_vehicles s
    join vehicles v on v.id = s.id
    where v.removed_at is null and s.id > ${lastId}
    order by s.id limit ${PAGE_SIZE}`.execute(db);

/** Vehicles that the import adds or restores. */
const selectAdded = ({ db, dialect }: PutContext, lastId: number) =>
  sql<Pick<VersionRow, "id" | "feed_key" | "brand" | "model" | "after_cents">>`
    select s.id, s.feed_key, s.price_cents as after_cents,
      ${dialect.jsonText("s.facts", ["brand", "slug"])} as brand, ${dialect.jsonText("s.facts", ["model", "slug"])} as model
    from staged_vehicles s
    where s.id > ${lastId}
      and not exists (select 1 from vehicles v where v.id = s.id and v.removed_at is null)
    order by s.id limit ${PAGE_SIZE}`.execute(db);

/** True if the import changes the price of a vehicle, or adds, restores or removes one. */
const movesPrices = async ({ db }: PutContext): Promise<boolean> => {
  const { rows } = await sql<{ moves: number }>`
    select case when exists (select 1 from staged_removals)
      or exists (select 1 from staged_vehicles where price_changed = 1)
      or exists (
        select 1 from staged_vehicles s
        where not exists (select 1 from vehicles v where v.id = s.id and v.removed_at is null)
      ) then 1 else 0 end as moves`.execute(db);
  return rows[0]?.moves === 1;
};

/**
 * The vehicles of the import's feed before it and as its staged changes leave them; where no price moves, only those that
 * it changes, because reading the others takes most of the time of a small import.
 */
export async function* readVersions(context: PutContext): AsyncGenerator<VehicleVersions> {
  if (!(await movesPrices(context))) {
    for await (const row of pages((lastId) => selectChanged(context, lastId), PAGE_SIZE)) yield toVersions(row);
    return;
  }
  for await (const row of pages((lastId) => selectExisting(context, lastId), PAGE_SIZE)) yield toVersions(row);
  for await (const row of pages((lastId) => selectAdded(context, lastId), PAGE_SIZE)) {
    const { feed_key: key, brand, model, after_cents: cents } = row;
    yield { key, model: modelName(brand, model), before: null, after: { cents }, changed: null };
  }
}
