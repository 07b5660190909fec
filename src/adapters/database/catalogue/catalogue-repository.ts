import type { CatalogueReader } from "#application/stock/ports.ts";
import { sortTeam, sortNewestFirst } from "#domain/people/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { DialectFeatures } from "../dialects/features.ts";
import { insertAll } from "../bulk.ts";
import type { Connection } from "../schema.ts";
import { saveImportRecord } from "../stock/import-records.ts";
import type { CatalogueChange, CatalogueState, CatalogueWriter } from "#application/imports/ports.ts";
import type { Database } from "../database.ts";
import { incrementVersion, readVersion } from "../versions.ts";
import { CATALOGUE_SCHEMAS, type CatalogueAttributesOf, type CatalogueKind } from "#application/imports/index.ts";

/** Version subject shared by all catalogue kinds. */
const CATALOGUE_SUBJECT = "catalogue";

/** Arbitrary unique key: prevents two nodes from importing into one catalogue at once. */
const LOCK_KEY = 7_221_003;

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

const readCurrent = async (transaction: Connection, kind: CatalogueKind): Promise<CatalogueState> => {
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
  transaction: Connection,
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

type StoredObject<K extends CatalogueKind> = CatalogueAttributesOf<K> & { readonly updated_at: string };

type Row = { readonly document: string; readonly updated_at: string };

/**
 * A document passed the schema of its time: attributes that were added since have their default. One that the schema of
 * today refuses is read as it was written.
 */
const toObject = <K extends CatalogueKind>(kind: K, { document, updated_at }: Row): StoredObject<K> => {
  const stored: unknown = JSON.parse(document);
  const parsed = CATALOGUE_SCHEMAS[kind].safeParse(stored);
  const attributes: unknown = parsed.success ? parsed.data : stored;
  return { ...(attributes as CatalogueAttributesOf<K>), updated_at };
};

const createObjectReader = <K extends CatalogueKind>({ db }: Database, kind: K) => {
  const rows = db.selectFrom("catalogue_objects").select(["document", "updated_at"]).where("kind", "=", kind);
  const toNullableObject = (row: Row | undefined): StoredObject<K> | null =>
    row === undefined ? null : toObject(kind, row);
  return {
    all: async () => (await rows.orderBy("id").execute()).map((row) => toObject(kind, row)),
    byId: async (id: number) => toNullableObject(await rows.where("id", "=", id).executeTakeFirst()),
    byAddress: async (address: string) =>
      toNullableObject(await rows.where("address", "=", address).executeTakeFirst()),
  };
};

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, "fr", { numeric: true });

export const createCatalogueRepository = (database: Database): CatalogueReader => {
  const brands = createObjectReader(database, "brands");
  const models = createObjectReader(database, "models");
  const leaseOffers = createObjectReader(database, "lease-offers");
  const locations = createObjectReader(database, "locations");
  const employees = createObjectReader(database, "employees");
  const vacancies = createObjectReader(database, "vacancies");
  const allModels = async () =>
    (await models.all()).sort((a, b) => (a.brand < b.brand ? -1 : a.brand > b.brand ? 1 : byName(a, b)));
  return {
    brands: {
      all: async () => (await brands.all()).sort((a, b) => a.order - b.order || a.id - b.id),
      bySlug: brands.byAddress,
    },
    models: {
      all: allModels,
      byBrand: async (brand) => (await allModels()).filter((model) => model.brand === brand),
      bySlug: (brand, slug) => models.byAddress(`${brand}/${slug}`),
    },
    leaseOffers: { all: leaseOffers.all },
    locations: { all: locations.all, byId: locations.byId, bySlug: locations.byAddress },
    employees: { all: async () => sortTeam(await employees.all()) },
    vacancies: { all: async () => sortNewestFirst(await vacancies.all()) },
    version: () => readVersion(database.db, CATALOGUE_SUBJECT),
  };
};
