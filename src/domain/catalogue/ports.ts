import type { ImportRecord } from "../vehicles/index.ts";
import type { AnyFacts, CatalogueKind } from "./kinds.ts";

/** An object as it is kept. Equal hashes are the same facts. */
export type CatalogueObject = {
  readonly id: number;
  readonly address: string;
  readonly facts: AnyFacts;
  readonly content_hash: string;
};

/** What the catalogue holds of a kind before an import. */
export type KnownObject = Pick<CatalogueObject, "id" | "address" | "content_hash">;

/** What an import decides once it knows what is there. Nothing is written where `commit` is false, but the record is. */
export type CatalogueChange<T> = {
  readonly commit: boolean;
  readonly put: readonly CatalogueObject[];
  readonly remove: readonly number[];
  readonly record: ImportRecord | null;
  readonly result: T;
};

/** The state that a change is decided on. */
export type CatalogueBefore = {
  readonly known: readonly KnownObject[];
  /** Slugs of all brands. */
  readonly brands: ReadonlySet<string>;
};

export type CatalogueWriter = {
  /**
   * Runs one import: one transaction, and one new catalogue version where `commit` is true. Imports run one after the
   * other, also across processes. Where `decide` throws, nothing is changed and the error is passed on.
   */
  readonly change: <T>(kind: CatalogueKind, decide: (before: CatalogueBefore) => CatalogueChange<T>) => Promise<T>;
};
