import type { StockVocabulary } from "../search/index.ts";
import { readAtoms, singular, type Atom } from "./atoms.ts";
import type { Meaning, NameMeaning } from "./meaning.ts";
import { modelNames } from "./model-names.ts";
import { createNameMap, createPhraseMap, type Found } from "./phrase-map.ts";
import { createSpelling, type Spelling } from "./spelling.ts";
import { namesOfBrand } from "./everyday-names.ts";
import { placeNames } from "./place-names.ts";
import { STOP_WORDS, SPELT_WORDS, WORDS } from "./words.ts";
import { nameKey } from "./word-forms.ts";

/** Every phrase that means something over one stock. */
export type Lexicon = {
  readonly longestAt: (atoms: readonly Atom[], at: number, stop?: number) => Found<Meaning> | null;
  readonly spelling: Spelling;
};

type Names = Map<string, NameMeaning>;

const add = (names: Names, key: string, meaning: NameMeaning): void => {
  if (key !== "" && !names.has(key)) names.set(key, meaning);
};

/** Brands win over words of the trade, those over models and places: "Smart" is a make, "break" a body. */
const namesOf = (vocabulary: StockVocabulary): { readonly brands: Names; readonly others: Names } => {
  const brands: Names = new Map();
  const own = vocabulary.brands.map((brand) => [brand, nameKey(brand.name)] as const);
  for (const [brand, key] of own) add(brands, key, { is: "brand", slug: brand.slug });
  for (const [brand] of own) {
    for (const name of namesOfBrand(brand)) add(brands, nameKey(name), { is: "brand", slug: brand.slug });
  }
  const others: Names = new Map();
  for (const [key, model] of modelNames(vocabulary)) add(others, key, model);
  for (const [key, slugs] of placeNames(vocabulary.locations)) add(others, key, { is: "place", slugs });
  return { brands, others };
};

const lettersOf = (phrases: Iterable<string>): string[] =>
  [...phrases].flatMap((phrase) => readAtoms(phrase)).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));

/** Names in the order of their weight: what is misspelt is rather a make than a model, a model than a word. */
const spellingOf = ({ brands, models, locations }: StockVocabulary, isWhole: (word: string) => boolean): Spelling =>
  createSpelling(
    [
      ...lettersOf(brands.flatMap(namesOfBrand)),
      ...lettersOf(models.map(({ name }) => name)),
      ...SPELT_WORDS,
      ...lettersOf(locations.map(({ slug }) => slug)),
    ],
    isWhole,
  );

const words = createPhraseMap(new Map([...STOP_WORDS, ...WORDS]));

export const createLexicon = (vocabulary: StockVocabulary): Lexicon => {
  const names = namesOf(vocabulary);
  // Words run together are spelt right too: "troc", "boîteauto".
  const isKey = (key: string): boolean =>
    names.brands.has(key) || WORDS.has(key) || STOP_WORDS.has(key) || names.others.has(key);
  const maps = [createNameMap(names.brands), words, createNameMap(names.others)] as const;
  const longer = (one: Found<Meaning> | null, other: Found<Meaning> | null): Found<Meaning> | null =>
    other && other.to > (one?.to ?? 0) ? other : one;
  return {
    longestAt: (atoms, at, stop) =>
      maps.map((map): Found<Meaning> | null => map.longestAt(atoms, at, stop)).reduce(longer),
    spelling: spellingOf(vocabulary, (word) => isKey(singular(word))),
  };
};
