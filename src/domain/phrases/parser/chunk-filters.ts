import { EMPTY_QUERY, type FacetValues, type ValueFacetName } from "../../vehicles/index.ts";
import type { PhraseToken } from "../tokens/phrase-tokens.ts";
import { applyFilters, mergeFilters, type QueryFilters } from "../query-filters.ts";
import type { Meaning, ModelMeaning } from "../lexicon/topics.ts";
import { quantityToFilters } from "../measures/quantity-filters.ts";
import { quantityAt } from "../measures/quantities.ts";
import type { Chunk } from "./chunks.ts";
import type { ParserContext } from "./parser-context.ts";

/** The values that a meaning stands for; null if it is no choice of values. */
const valuesOf = (meaning: Meaning): FacetValues | null => {
  if (meaning.kind === "brand") return { brand: [meaning.slug] };
  if (meaning.kind === "model") return { model: meaning.slugs };
  if (meaning.kind === "location") return { location: meaning.slugs };
  if (meaning.kind !== "filters") return null;
  const { values = {}, ranges, flags, sort } = meaning.filters;
  const isValues = Object.keys(ranges ?? {}).length + (flags?.length ?? 0) === 0 && sort === undefined;
  return isValues && Object.keys(values).length === 1 ? values : null;
};

/** Null if one of the meanings is no choice of values: "not of 2020". */
const negate = (meanings: readonly Meaning[]): QueryFilters | null => {
  const excluded: Partial<Record<ValueFacetName, readonly string[]>> = {};
  for (const meaning of meanings) {
    const values = valuesOf(meaning);
    if (values === null) return null;
    for (const [name, barred] of Object.entries(values) as [ValueFacetName, readonly string[]][])
      excluded[name] = [...new Set([...(excluded[name] ?? []), ...barred])];
  }
  return mergeFilters({}, { excluded });
};

/** `named`: brands in the text or already selected. `implied`: also the brands of models whose name is not a number. */
type Brands = { readonly named: ReadonlySet<string>; readonly implied: ReadonlySet<string> };

export const collectBrands = (chunks: readonly Chunk[], selectedBrands: readonly string[]): Brands => {
  const named = chunks.flatMap(({ meaning }) => (meaning.kind === "brand" ? [meaning.slug] : []));
  const implied = chunks.flatMap(({ meaning }) => (meaning.kind === "model" && !meaning.numeric ? meaning.brands : []));
  return { named: new Set([...selectedBrands, ...named]), implied: new Set([...selectedBrands, ...named, ...implied]) };
};

/** A model selects its named brands, or all its brands if none is named: "Cupra Ateca" is not a SEAT. */
const modelFilters = (
  { slugs, brands, extraFilters = {} }: ModelMeaning,
  named: ReadonlySet<string>,
  { count }: ParserContext,
): QueryFilters => {
  const namedBrands = brands.filter((brand) => named.has(brand));
  const filters = { values: { brand: namedBrands.length > 0 ? namedBrands : brands, model: slugs } };
  const all = mergeFilters(filters, extraFilters);
  return count(applyFilters(EMPTY_QUERY, all)) > 0 ? all : filters;
};

/** A number that is not a model of an implied brand is a year or an amount: "Golf 2008". */
const numberFilters = (tokens: readonly PhraseToken[], chunk: Chunk, context: ParserContext): QueryFilters | null => {
  const match = quantityAt(tokens.slice(chunk.start, chunk.end), 0);
  return match && quantityToFilters(match.quantity, context.newestYear);
};

const ALTERNATIVES: ReadonlySet<string> = new Set(["ou", "or", "oder", "of", "et"]);

/** "SUV ou break", "essence, hybride": either is meant. */
export const isAlternative = (tokens: readonly PhraseToken[], { start }: Chunk): boolean =>
  ALTERNATIVES.has(tokens[start - 1]?.text ?? "") || /[,;/]/.test(tokens[start]?.separator ?? "");

const createModelFilters = (
  tokens: readonly PhraseToken[],
  chunk: Chunk,
  model: ModelMeaning,
  brands: Brands,
  context: ParserContext,
) => {
  const { implied, named } = brands;
  const isChoice = ALTERNATIVES.has(tokens[chunk.start - 1]?.text ?? "");
  const isForeign = model.numeric && !isChoice && implied.size > 0 && !model.brands.some((brand) => implied.has(brand));
  return isForeign ? numberFilters(tokens, chunk, context) : modelFilters(model, named, context);
};

/** Null if the chunk means nothing, or nothing that vehicles state. */
export const createChunkFilters = (
  tokens: readonly PhraseToken[],
  chunk: Chunk,
  brands: Brands,
  context: ParserContext,
): QueryFilters | null => {
  const { meaning } = chunk;
  switch (meaning.kind) {
    case "unmatched":
      return null;
    case "text":
      return meaning.filters ?? null;
    case "ignored":
    case "absent":
      return {};
    case "filters":
      return meaning.filters;
    case "brand":
      return { values: { brand: [meaning.slug] } };
    case "location":
      return { values: { location: meaning.slugs } };
    case "quantity":
      return quantityToFilters(meaning.quantity, context.newestYear);
    case "near":
      return { near: meaning.near };
    case "negation":
      return negate(meaning.meanings);
    case "model":
      return createModelFilters(tokens, chunk, meaning, brands, context);
  }
};
