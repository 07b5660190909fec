import type { CatalogueKind } from "#domain/catalogue/index.ts";

export type CatalogueTables = { catalogue_objects: CatalogueTable };

/** One row an object of the group: brand, model, location, employee or vacancy. */
export type CatalogueTable = {
  kind: CatalogueKind;
  /** Unique within its kind, as the file has it. */
  id: number;
  /** What it is found by in addresses: the slug, of a model behind its brand's (`ford/puma`). */
  address: string;
  content_hash: string;
  updated_at: string;
  /** The object's facts, as JSON. */
  document: string;
};
