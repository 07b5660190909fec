import type { CatalogueAttributesOf, CatalogueKind } from "../catalogue/kinds.ts";
import type { FeedImportDependencies } from "../import-feed.ts";
import type { CatalogueObject, CatalogueWriter } from "../ports.ts";

/** A catalogue in memory, and what an import of vehicles reads of it. */
export type CheckedCatalogue = Pick<FeedImportDependencies, "brands" | "locations"> & {
  readonly writer: CatalogueWriter;
};

/** An empty catalogue, which takes in what an import of files into an empty database would save. `now`: ISO 8601. */
export const createCheckedCatalogue = (now: string): CheckedCatalogue => {
  const objects = new Map<CatalogueKind, readonly CatalogueObject[]>();
  const addresses = (kind: CatalogueKind): ReadonlySet<string> =>
    new Set(objects.get(kind)?.map(({ address }) => address));
  const all = <K extends CatalogueKind>(kind: K) =>
    Promise.resolve(
      (objects.get(kind) ?? []).map(({ attributes }) => ({
        ...(attributes as CatalogueAttributesOf<K>),
        updated_at: now,
      })),
    );
  return {
    brands: { all: () => all("brands") },
    locations: { all: () => all("locations") },
    writer: {
      change: (kind, decide) => {
        const change = decide({ known: [], brands: addresses("brands"), locations: addresses("locations") });
        objects.set(kind, change.put);
        return Promise.resolve(change.result);
      },
    },
  };
};
