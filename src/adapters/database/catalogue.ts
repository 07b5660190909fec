import type { CatalogueKind, FactsOf } from "#domain/catalogue/index.ts";
import type { LocationReader } from "#domain/locations/index.ts";
import type { BrandReader, ModelReader } from "#domain/models/index.ts";
import { inOrder, newestFirst, type EmployeeReader, type VacancyReader } from "#domain/people/index.ts";
import { CATALOGUE } from "./catalogue-writer.ts";
import type { Database } from "./database.ts";
import { versionOf } from "./versions.ts";

export type CatalogueRepository = {
  readonly brands: BrandReader;
  readonly models: ModelReader;
  readonly locations: LocationReader;
  readonly employees: EmployeeReader;
  readonly vacancies: VacancyReader;
  /** Grows with every import that changed something; 0 before the first. */
  readonly version: () => Promise<number>;
};

type Kept<K extends CatalogueKind> = FactsOf<K> & { readonly updated_at: string };

type Row = { readonly document: string; readonly updated_at: string };

/** Trusted as it lies: only what its schema let through is ever written. */
const toObject = <K extends CatalogueKind>({ document, updated_at }: Row): Kept<K> => ({
  ...(JSON.parse(document) as FactsOf<K>),
  updated_at,
});

const readerOf = <K extends CatalogueKind>({ db }: Database, kind: K) => {
  const rows = db.selectFrom("catalogue_objects").select(["document", "updated_at"]).where("kind", "=", kind);
  const one = (row: Row | undefined): Kept<K> | null => (row === undefined ? null : toObject<K>(row));
  return {
    all: async () => (await rows.orderBy("id").execute()).map((row) => toObject<K>(row)),
    byId: async (id: number) => one(await rows.where("id", "=", id).executeTakeFirst()),
    byAddress: async (address: string) => one(await rows.where("address", "=", address).executeTakeFirst()),
  };
};

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, "fr", { numeric: true });

/** The group's own objects in the database. */
export const catalogueRepository = (database: Database): CatalogueRepository => {
  const brands = readerOf(database, "brands");
  const models = readerOf(database, "models");
  const locations = readerOf(database, "locations");
  const employees = readerOf(database, "employees");
  const vacancies = readerOf(database, "vacancies");
  const allModels = async () =>
    (await models.all()).sort((a, b) => (a.brand < b.brand ? -1 : a.brand > b.brand ? 1 : byName(a, b)));
  return {
    brands: {
      all: async () => (await brands.all()).sort((a, b) => a.order - b.order || a.id - b.id),
      bySlug: brands.byAddress,
    },
    models: {
      all: allModels,
      ofBrand: async (brand) => (await allModels()).filter((model) => model.brand === brand),
      bySlug: (brand, slug) => models.byAddress(`${brand}/${slug}`),
    },
    locations: { all: locations.all, byId: locations.byId, bySlug: locations.byAddress },
    employees: { all: async () => inOrder(await employees.all()) },
    vacancies: { all: async () => newestFirst(await vacancies.all()) },
    version: () => versionOf(database.db, CATALOGUE),
  };
};
