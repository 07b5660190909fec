import type { BrandReader } from "#domain/models/index.ts";

/** The catalogue's names of brands by slug, which vehicles get whatever a feed writes. */
export const readBrandNames = async (brands: Pick<BrandReader, "all">): Promise<ReadonlyMap<string, string>> =>
  new Map((await brands.all()).map(({ slug, name }) => [slug, name]));
