import type { StockVocabulary } from "../../search/index.ts";
import type { QueryFilters } from "../query-filters.ts";
import { KNOWN_MAKES, type MakeOrigin, MODEL_CLASSES, ORIGIN_PHRASES, OWNED_PHRASES } from "../tables/makes.ts";
import { otherPhrasesOf } from "../languages/other-languages.ts";
import type { PhraseTable } from "../tables/phrase-table.ts";

type Row = PhraseTable[number];

const splitLabel = (filters: QueryFilters, phrases: string): Row => {
  const [label = "", ...french] = phrases.split(", ");
  const synonyms = [...french, ...otherPhrasesOf(label)];
  return synonyms.length === 0 ? [filters, label] : [filters, label, synonyms.join(", ")];
};

/** The makes of an origin that the stock has; one that it lacks keeps the phrase from meaning every make. */
const originRows = (brands: ReadonlySet<string>): readonly Row[] =>
  (Object.entries(ORIGIN_PHRASES) as [MakeOrigin, string][]).flatMap(([origin, phrases]) => {
    const makes = Object.entries(KNOWN_MAKES).flatMap(([slug, make]) => (make.origin === origin ? [slug] : []));
    const sold = makes.filter((slug) => brands.has(slug));
    return sold.length === 0 ? [] : [splitLabel({ values: { brand: sold } }, phrases)];
  });

const ownedRows = (brands: ReadonlySet<string>): readonly Row[] =>
  OWNED_PHRASES.map(([filters, makes, phrases]) => {
    const sold = makes.filter((slug) => brands.has(slug));
    return splitLabel(sold.length === 0 ? filters : { ...filters, impliedBrands: sold }, phrases);
  });

const classRows = (models: StockVocabulary["models"]): readonly Row[] =>
  MODEL_CLASSES.flatMap(([slugs, phrases]) => {
    const members = models.filter(({ slug }) => slugs.split(", ").includes(slug));
    if (members.length === 0) return [];
    const brand = [...new Set(members.flatMap(({ brands }) => brands))];
    return [splitLabel({ values: { brand, model: members.map(({ slug }) => slug) } }, phrases)];
  });

/** Phrases that stand for makes and models of this stock: "japonaise", "quattro", "pick-up". */
export const createStockPhrases = ({ brands, models }: StockVocabulary): PhraseTable => {
  const slugs = new Set(brands.map(({ slug }) => slug));
  return [...originRows(slugs), ...ownedRows(slugs), ...classRows(models)];
};
