import type { StockVocabulary } from "../../search/index.ts";
import { tokenizePhrase } from "../tokens/phrase-tokens.ts";
import type { QueryFilters } from "../query-filters.ts";
import { MODEL_ALIASES, brandAliases } from "../tables/car-aliases.ts";
import { type ModelMeaning, STOP_WORDS, type Topics } from "./topics.ts";
import { nameKey } from "../tokens/phrase-map.ts";

type Model = StockVocabulary["models"][number];

const ELECTRIC_FILTERS: QueryFilters = { values: { fuel: ["electric"] } };

/** First words of many model names; alone they name no model. */
const GENERIC_PREFIXES: ReadonlySet<string> = new Set(
  "serie classe class model modele grand grande nouveau nouvelle new space cross pack city type".split(" "),
);

const MERCEDES_ENGINES = [160, 180, 200, 220, 250, 300, 350];

/** One-letter keys and numbers up to two digits name a model only together with its brand: "Mazda 3", "Honda e". */
const needsBrand = (key: string): boolean => key.length < 2 || /^\d{1,2}$/.test(key) || STOP_WORDS.has(key);

const toModelMeaning = (key: string, models: readonly Model[], extraFilters?: QueryFilters): ModelMeaning => ({
  kind: "model",
  slugs: models.map(({ slug }) => slug),
  brands: [...new Set(models.flatMap(({ brands }) => brands))],
  numeric: /^\d+$/.test(key),
  ...(extraFilters && { extraFilters }),
});

/** Words of names in other languages: "modèle 3", "class A", "3er", "A-Klasse". */
const OTHER_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^model(?= )/i, "modele"],
  [/^classe(?= )/i, "class"],
  [/^s[ée]rie (\d)$/i, "$1er"],
  [/^s[ée]rie (\d)$/i, "$1 reeks"],
  [/^classe ([a-z]{1,3})$/i, "$1 klasse"],
  [/^classe ([a-z]{1,3})$/i, "$1 class"],
];

/** Letters that are words: "Mercedes à moins de …", "BMW e Audi". */
const WORD_LETTERS: ReadonlySet<string> = new Set("a d e l o s".split(" "));

/** "Tesla Y", "BMW 3": behind a make, the name without its first word. */
const shortNames = (name: string): readonly string[] => {
  const [first, last, ...others] = tokenizePhrase(name);
  if (!first || last?.text.length !== 1 || others.length > 0 || !GENERIC_PREFIXES.has(first.text)) return [];
  return WORD_LETTERS.has(last.text) ? [] : [last.text];
};

/** "Ceed / cee'd" has two names; many buyers type "modèle 3" for "Model 3". */
const modelAliases = ({ name, slug }: Model): readonly string[] => {
  const names = name.includes("/") ? [name, ...name.split("/")] : [name];
  const aliases = MODEL_ALIASES[slug]?.split(", ") ?? [];
  return [...names, ...aliases, ...shortNames(name)].flatMap((alias) =>
    OTHER_SPELLINGS.reduce<readonly string[]>(
      (all, [from, to]) => (from.test(alias) ? [...all, alias.replace(from, to)] : all),
      [alias],
    ),
  );
};

type Names = Map<string, ModelMeaning>;

const addName = (names: Names, key: string, meaning: ModelMeaning): void => {
  if (key !== "" && !names.has(key)) names.set(key, meaning);
};

/** Adds the first words of names: "Tourneo" means every Tourneo, "Mégane" the Mégane E-Tech. */
const addPrefixes = (names: Names, models: readonly Model[], topics: Topics): void => {
  const modelsByPrefix = new Map<string, Model[]>();
  for (const model of models) {
    const tokens = tokenizePhrase(model.name);
    for (let length = 1; length < tokens.length; length += 1) {
      const key = tokens
        .slice(0, length)
        .map(({ root }) => root)
        .join("");
      if (key.length < 4 || GENERIC_PREFIXES.has(key) || STOP_WORDS.has(key) || topics.phrases.has(key)) continue;
      modelsByPrefix.set(key, [...(modelsByPrefix.get(key) ?? []), model]);
    }
  }
  for (const [key, all] of modelsByPrefix) addName(names, key, toModelMeaning(key, all));
};

/** "Série 3" matches the feed models 318 and 320, "Classe A" matches A 180 and A 200, and vice versa. */
const addSeries = (names: Names, models: readonly Model[]): void => {
  const modelsBySeries = new Map<string, Model[]>();
  for (const model of models) {
    const bmwSeries = model.brands.includes("bmw") ? /^([1-8])\d\d\b/.exec(model.name)?.[1] : undefined;
    const isMercedes = model.brands.some((brand) => brand.startsWith("mercedes"));
    const mercedesClass = isMercedes ? /^([A-Z]{1,3}) ?\d\d/.exec(model.name)?.[1]?.toLowerCase() : undefined;
    const ownClass = isMercedes ? /^Classe ([A-Z])$/.exec(model.name)?.[1]?.toLowerCase() : undefined;
    const engines = ownClass ? MERCEDES_ENGINES.map((engine) => `${ownClass}${engine}`) : [];
    for (const key of [bmwSeries && `serie${bmwSeries}`, mercedesClass && `classe${mercedesClass}`, ...engines]) {
      if (key) modelsBySeries.set(key, [...(modelsBySeries.get(key) ?? []), model]);
    }
  }
  for (const [key, all] of modelsBySeries) addName(names, key, toModelMeaning(key, all));
};

/** "e-208", "500e" and "Corsa e" are the electric versions. */
const addElectricNames = (names: Names): void => {
  for (const [key, meaning] of Array.from(names)) {
    if (key.length < 3 || key.startsWith("e") || key.endsWith("e")) continue;
    const electric = { ...meaning, numeric: false, extraFilters: ELECTRIC_FILTERS };
    addName(names, `e${key}`, electric);
    addName(names, `${key}e`, electric);
  }
};

/** By key. A name that several brands use stands for the models of all of them. */
export const createModelNames = (
  { brands, models }: StockVocabulary,
  topics: Topics,
): ReadonlyMap<string, ModelMeaning> => {
  const names: Names = new Map();
  const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  for (const model of models) {
    for (const key of modelAliases(model).map(nameKey)) {
      if (!needsBrand(key)) addName(names, key, toModelMeaning(key, [model]));
      for (const brand of needsBrand(key) ? model.brands : []) {
        const brandEntry = brandsBySlug.get(brand);
        const meaning = { ...toModelMeaning(key, [model]), brands: [brand], numeric: false };
        for (const name of brandEntry ? brandAliases(brandEntry) : [])
          addName(names, `${nameKey(name)}${key}`, meaning);
      }
    }
  }
  addSeries(names, models);
  addElectricNames(names);
  addPrefixes(names, models, topics);
  return names;
};
