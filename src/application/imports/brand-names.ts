import type { Brand, BrandReader } from "#domain/models/index.ts";

const toNames = (brands: readonly Brand[]): ReadonlyMap<string, string> =>
  new Map(brands.map(({ slug, name }) => [slug, name]));

/** The catalogue's names of brands by slug, which vehicles get whatever a feed writes. */
export const readBrandNames = async (brands: Pick<BrandReader, "all">): Promise<ReadonlyMap<string, string>> =>
  toNames(await brands.all());
