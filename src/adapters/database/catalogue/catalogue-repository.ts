import type { CatalogueReader } from "#application/stock/ports.ts";
import { sortTeam, sortNewestFirst } from "#domain/people/index.ts";
import { CATALOGUE_SUBJECT } from "./catalogue-writer.ts";
import type { Database } from "../database.ts";
import { readVersion } from "../versions.ts";
import { CATALOGUE_SCHEMAS, type CatalogueAttributesOf, type CatalogueKind } from "#application/imports/index.ts";

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
