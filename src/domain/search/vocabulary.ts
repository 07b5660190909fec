import type { ValueFacetName } from "../vehicles/index.ts";
import { createCodeReader } from "./columns/code-reader.ts";
import type { ChoiceData, StockIndexData } from "./stock-index-data.ts";

/** A name that occurs in the stock. `count`: number of vehicles that have it. */
export type VocabularyEntry = { readonly slug: string; readonly name: string; readonly count: number };

/** Every list is sorted by name. */
export type StockVocabulary = {
  readonly brands: readonly VocabularyEntry[];
  /** `brands`: slugs of the brands that have a model of that name, sorted by name. */
  readonly models: readonly (VocabularyEntry & { readonly brands: readonly string[] })[];
  readonly locations: readonly VocabularyEntry[];
};

const choiceFacet = (data: StockIndexData, name: ValueFacetName): ChoiceData => {
  const facet = data.facets[name];
  if (facet.kind !== "one-of") throw new Error(`The values of ${name} are not names`);
  return facet;
};

const toEntry = ({ values, labels, sets }: ChoiceData, code: number): VocabularyEntry => ({
  slug: values[code] as string,
  name: labels[code] as string,
  count: sets.counts[code] as number,
});

const brandCodesByModel = (data: StockIndexData, brand: ChoiceData, model: ChoiceData): ReadonlySet<number>[] => {
  const readBrand = createCodeReader(data.groups, brand.countsOffset);
  const readModel = createCodeReader(data.groups, model.countsOffset);
  const brands = model.values.map(() => new Set<number>());
  for (let row = 0; row < data.size; row += 1) brands[readModel(row)]?.add(readBrand(row));
  return brands;
};

export const createStockVocabulary = (data: StockIndexData): StockVocabulary => {
  const [brand, model, location] = [
    choiceFacet(data, "brand"),
    choiceFacet(data, "model"),
    choiceFacet(data, "location"),
  ];
  const brands = brandCodesByModel(data, brand, model);
  const brandSlugs = (codes: ReadonlySet<number> | undefined): string[] =>
    brand.listing.filter((code) => codes?.has(code)).map((code) => brand.values[code] as string);
  return {
    brands: brand.listing.map((code) => toEntry(brand, code)),
    models: model.listing.map((code) => ({ ...toEntry(model, code), brands: brandSlugs(brands[code]) })),
    locations: location.listing.map((code) => toEntry(location, code)),
  };
};
