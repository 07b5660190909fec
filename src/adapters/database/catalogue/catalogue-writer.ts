import type { Kysely } from "kysely";
import type { Clock } from "#domain/shared/index.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import { insertAll } from "../bulk.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { saveImportRecord } from "../stock/import-records.ts";
import { incrementVersion } from "../versions.ts";
import type { CatalogueState, CatalogueChange, CatalogueWriter } from "#application/imports/ports.ts";
import type { CatalogueKind } from "#application/imports/index.ts";

/** Version subject shared by all catalogue kinds. */
export const CATALOGUE_SUBJECT = "catalogue";

/** Arbitrary unique key: prevents two nodes from importing into one catalogue at once. */
const LOCK_KEY = 7_221_003;

type Transaction = Kysely<Schema>;

export const createCatalogueWriter = (database: Database, clock: Clock): CatalogueWriter => ({
  change: (kind, decide) =>
    database.db.transaction().execute(async (transaction) => {
      await database.dialect.lockUntilCommit(transaction, LOCK_KEY);
      const change = decide(await readCurrent(transaction, kind));
      const version = change.commit ? await commit(transaction, database.dialect, kind, change, clock) : null;
      if (change.record !== null) await saveImportRecord(transaction, change.record, version);
      return change.result;
    }),
});

const readCurrent = async (transaction: Transaction, kind: CatalogueKind): Promise<CatalogueState> => {
  const objects = transaction.selectFrom("catalogue_objects").orderBy("id");
  const rows = await objects.select(["id", "address", "content_hash", "document"]).where("kind", "=", kind).execute();
  const known = rows.map(({ document, ...object }) => ({ ...object, attributes: JSON.parse(document) as unknown }));
  const slugsOf = async (referenced: CatalogueKind): Promise<ReadonlySet<string>> => {
    const addresses = await objects.select("address").where("kind", "=", referenced).execute();
    return new Set(addresses.map(({ address }) => address));
  };
  return { known, brands: await slugsOf("brands"), locations: await slugsOf("locations") };
};

const commit = async <T>(
  transaction: Transaction,
  dialect: DialectFeatures,
  kind: CatalogueKind,
  { put, remove }: CatalogueChange<T>,
  clock: Clock,
): Promise<number> => {
  const updated_at = clock.now().toISOString();
  // Changed objects are deleted first as well, so that two objects can swap their slugs.
  const replacedIds = [...remove, ...put.map(({ id }) => id)];
  if (replacedIds.length > 0) {
    await transaction
      .deleteFrom("catalogue_objects")
      .where("kind", "=", kind)
      .where("id", "in", dialect.listParameter(replacedIds))
      .execute();
  }
  const rows = put.map(({ id, address, attributes, content_hash }) => ({
    kind,
    id,
    address,
    content_hash,
    updated_at,
    document: JSON.stringify(attributes),
  }));
  await insertAll(transaction, "catalogue_objects", rows);
  return incrementVersion(transaction, dialect, CATALOGUE_SUBJECT);
};
