import type { CatalogueKind } from "#application/imports/index.ts";

export type CatalogueTables = { catalogue_objects: CatalogueTable };

/** One row per brand, model, location, employee or vacancy. */
export type CatalogueTable = {
  kind: CatalogueKind;
  /** Id from the file; unique within its kind. */
  id: number;
  /** Slug used in URLs; for a model preceded by its brand's slug (`ford/puma`). */
  address: string;
  content_hash: string;
  updated_at: string;
  /** The object's attributes as JSON. */
  document: string;
};
