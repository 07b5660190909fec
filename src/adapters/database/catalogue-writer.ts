import { type Kysely, sql } from "kysely";
import type { CatalogueBefore, CatalogueChange, CatalogueKind, CatalogueWriter } from "#domain/catalogue/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { insertAll, listed } from "./bulk.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";
import { keepRecord } from "./stock-commit.ts";
import { raiseVersion } from "./versions.ts";

/** What the version of all of the group's own objects is counted under. */
export const CATALOGUE = "catalogue";

/** Any number of its own: it keeps two nodes from importing into one PostgreSQL catalogue at once. */
const LOCK = 7_221_003;

type Transaction = Kysely<Schema>;

export const createCatalogueWriter = (database: Database, clock: Clock): CatalogueWriter => ({
  change: (kind, decide) =>
    database.db.transaction().execute(async (transaction) => {
      await alone(transaction, database.dialect);
      const change = decide(await before(transaction, kind));
      const version = change.commit ? await commit(transaction, database.dialect, kind, change, clock) : null;
      if (change.record !== null) await keepRecord(transaction, change.record, version);
      return change.result;
    }),
});

/** On SQLite a transaction has the only writer's place from its start. */
const alone = async (transaction: Transaction, dialect: Database["dialect"]): Promise<void> => {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
};

const before = async (transaction: Transaction, kind: CatalogueKind): Promise<CatalogueBefore> => {
  const objects = transaction.selectFrom("catalogue_objects").orderBy("id");
  const known = await objects.select(["id", "address", "content_hash"]).where("kind", "=", kind).execute();
  const brands = await objects.select("address").where("kind", "=", "brands").execute();
  return { known, brands: new Set(brands.map(({ address }) => address)) };
};

const commit = async <T>(
  transaction: Transaction,
  dialect: Database["dialect"],
  kind: CatalogueKind,
  { put, remove }: CatalogueChange<T>,
  clock: Clock,
): Promise<number> => {
  const updated_at = clock.now().toISOString();
  // Changed objects go out first as well: two that swap their slugs must not meet.
  const out = [...remove, ...put.map(({ id }) => id)];
  if (out.length > 0) {
    await transaction
      .deleteFrom("catalogue_objects")
      .where("kind", "=", kind)
      .where("id", "in", listed(dialect, out))
      .execute();
  }
  const rows = put.map(({ id, address, facts, content_hash }) => ({
    kind,
    id,
    address,
    content_hash,
    updated_at,
    document: JSON.stringify(facts),
  }));
  await insertAll(transaction, "catalogue_objects", rows);
  return raiseVersion(transaction, dialect, CATALOGUE);
};
