import type { ImportRecord } from "#domain/imports/index.ts";
import type { CatalogueAttributes, CatalogueFile, CatalogueKind } from "../catalogue/kinds.ts";

/** A stored object. Equal hashes mean equal attributes. */
export type CatalogueObject = {
  readonly id: number;
  readonly address: string;
  readonly attributes: CatalogueAttributes;
  readonly content_hash: string;
};

/** `attributes` may be those of an earlier version of the program. */
export type KnownCatalogueObject = Pick<CatalogueObject, "id" | "address" | "content_hash"> & {
  readonly attributes: unknown;
};

/** The changes of an import. If `commit` is false only `record` is written. */
export type CatalogueChange<T> = {
  readonly commit: boolean;
  readonly put: readonly CatalogueObject[];
  readonly remove: readonly number[];
  readonly record: ImportRecord | null;
  readonly result: T;
};

/** The state of the catalogue before a change. */
export type CatalogueState = {
  readonly known: readonly KnownCatalogueObject[];
  /** Slugs of all brands. */
  readonly brands: ReadonlySet<string>;
  /** Slugs of all locations. */
  readonly locations: ReadonlySet<string>;
};

export type CatalogueWriter = {
  /**
   * Runs an import in one transaction; makes a new catalogue version if `commit` is true. Imports are serialised across
   * processes. If `decide` throws, the transaction is rolled back and the error rethrown.
   */
  readonly change: <T>(kind: CatalogueKind, decide: (state: CatalogueState) => CatalogueChange<T>) => Promise<T>;
};

/** Reads a file of catalogue objects; a fault of the whole file is in the result. */
export type ReadCatalogue = (bytes: AsyncIterable<Uint8Array>, kind: CatalogueKind) => Promise<CatalogueFile>;
