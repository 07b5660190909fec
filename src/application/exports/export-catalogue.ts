import type { CatalogueKind } from "../imports/index.ts";
import type { CatalogueReader } from "../stock/ports.ts";

type StoredObject = { readonly id: number; readonly updated_at: string };

const READERS: Readonly<Record<CatalogueKind, (catalogue: CatalogueReader) => Promise<readonly StoredObject[]>>> = {
  brands: ({ brands }) => brands.all(),
  models: ({ models }) => models.all(),
  "lease-offers": ({ leaseOffers }) => leaseOffers.all(),
  locations: ({ locations }) => locations.all(),
  employees: ({ employees }) => employees.all(),
  vacancies: ({ vacancies }) => vacancies.all(),
};

/** A file of one kind as the import reads it. */
type CatalogueExport = {
  /** A JSON array of all objects, in order of id. */
  readonly content: string;
  /** Number of objects. */
  readonly count: number;
};

/** The objects of one kind with every attribute of their import: importing the file into the same catalogue changes nothing. */
export const exportCatalogue = async (catalogue: CatalogueReader, kind: CatalogueKind): Promise<CatalogueExport> => {
  const objects = await READERS[kind](catalogue);
  const rows = objects.toSorted((a, b) => a.id - b.id);
  // The time of the last change belongs to the catalogue, not to the object.
  const withoutTime = (name: string, value: unknown): unknown => (name === "updated_at" ? undefined : value);
  return { content: `${JSON.stringify(rows, withoutTime, 2)}\n`, count: rows.length };
};
