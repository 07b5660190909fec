import type { FacetName } from "../vehicles/index.ts";
import { codesByRow } from "./row-codes.ts";
import type { ChoiceData, StockIndexData } from "./stock-index-data.ts";

/** A name that vehicles of the stock bring along; `count` of them have it. */
export type Term = { readonly slug: string; readonly name: string; readonly count: number };

/** What the stock's own vehicles are called and where they stand, each list by name. */
export type StockVocabulary = {
  readonly brands: readonly Term[];
  /** `brands`: the slugs of the brands that have a model of that name, by name. */
  readonly models: readonly (Term & { readonly brands: readonly string[] })[];
  readonly locations: readonly Term[];
};

const choiceOf = (data: StockIndexData, name: FacetName): ChoiceData => {
  const facet = data.facets[name];
  if (facet.kind !== "one-of") throw new Error(`The values of ${name} are not names`);
  return facet;
};

const termOf = ({ values, labels, sets }: ChoiceData, code: number): Term => ({
  slug: values[code] as string,
  name: labels[code] as string,
  count: sets.counts[code] as number,
});

/** By code of a model: the codes of the brands it occurs with. */
const brandsOfModels = (data: StockIndexData, brand: ChoiceData, model: ChoiceData): ReadonlySet<number>[] => {
  const brandAt = codesByRow(data.groups, brand.tally);
  const modelAt = codesByRow(data.groups, model.tally);
  const brands = model.values.map(() => new Set<number>());
  for (let row = 0; row < data.size; row += 1) brands[modelAt(row)]?.add(brandAt(row));
  return brands;
};

/** One pass over the stock. */
export const vocabularyOf = (data: StockIndexData): StockVocabulary => {
  const [brand, model, location] = [choiceOf(data, "brand"), choiceOf(data, "model"), choiceOf(data, "location")];
  const brands = brandsOfModels(data, brand, model);
  const slugsOf = (codes: ReadonlySet<number> | undefined): string[] =>
    brand.listing.filter((code) => codes?.has(code)).map((code) => brand.values[code] as string);
  return {
    brands: brand.listing.map((code) => termOf(brand, code)),
    models: model.listing.map((code) => ({ ...termOf(model, code), brands: slugsOf(brands[code]) })),
    locations: location.listing.map((code) => termOf(location, code)),
  };
};
