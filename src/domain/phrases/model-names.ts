import type { StockVocabulary } from "../search/index.ts";
import { readAtoms } from "./atoms.ts";
import type { Filters } from "./filters.ts";
import type { ModelMeaning } from "./meaning.ts";
import { EVERYDAY_MODELS, namesOfBrand } from "./everyday-names.ts";
import { STOP_WORDS, WORDS } from "./words.ts";
import { nameKey } from "./word-forms.ts";

type Model = StockVocabulary["models"][number];

const ELECTRIC: Filters = { values: { fuel: ["electric"] } };

/** Words that many names begin with: by themselves they name no model. */
const NO_HEADS: ReadonlySet<string> = new Set(
  "serie classe class model modele grand grande nouveau nouvelle new space cross pack city type".split(" "),
);

const MERCEDES_ENGINES = [160, 180, 200, 220, 250, 300, 350];

/** Shorter keys, and numbers of one or two digits, name a model only beside its brand: "Mazda 3", "Honda e". */
const needsBrand = (key: string): boolean => key.length < 2 || /^\d{1,2}$/.test(key) || STOP_WORDS.has(key);

const meaningOf = (key: string, models: readonly Model[], more?: Filters): ModelMeaning => ({
  is: "model",
  slugs: models.map(({ slug }) => slug),
  brands: [...new Set(models.flatMap(({ brands }) => brands))],
  numeric: /^\d+$/.test(key),
  ...(more && { more }),
});

/** "Ceed / cee'd" has two names, "Model 3" is "modèle 3" to many. */
const namesOfModel = ({ name, slug }: Model): readonly string[] => {
  const written = name.includes("/") ? [name, ...name.split("/")] : [name];
  const everyday = EVERYDAY_MODELS[slug]?.split(", ") ?? [];
  return [...written, ...everyday].flatMap((one) =>
    /^model /i.test(one) ? [one, one.replace(/^model/i, "modele")] : [one],
  );
};

type Names = Map<string, ModelMeaning>;

const add = (names: Names, key: string, meaning: ModelMeaning): void => {
  if (key !== "" && !names.has(key)) names.set(key, meaning);
};

/** "Tourneo" is every Tourneo, "Mégane" the Mégane E-Tech: by the first words, where they are no model themselves. */
const addHeads = (names: Names, models: readonly Model[]): void => {
  const heads = new Map<string, Model[]>();
  for (const model of models) {
    const atoms = readAtoms(model.name);
    for (let length = 1; length < atoms.length; length += 1) {
      const key = atoms
        .slice(0, length)
        .map(({ root }) => root)
        .join("");
      if (key.length < 4 || NO_HEADS.has(key) || STOP_WORDS.has(key) || WORDS.has(key)) continue;
      heads.set(key, [...(heads.get(key) ?? []), model]);
    }
  }
  for (const [key, all] of heads) add(names, key, meaningOf(key, all));
};

/** "Série 3" where a feed writes 318 and 320, "Classe A" where it writes A 180 and A 200, and the other way round. */
const addFamilies = (names: Names, models: readonly Model[]): void => {
  const families = new Map<string, Model[]>();
  for (const model of models) {
    const series = model.brands.includes("bmw") ? /^([1-8])\d\d\b/.exec(model.name)?.[1] : undefined;
    const ofMercedes = model.brands.some((brand) => brand.startsWith("mercedes"));
    const family = ofMercedes ? /^([A-Z]{1,3}) ?\d\d/.exec(model.name)?.[1]?.toLowerCase() : undefined;
    const own = ofMercedes ? /^Classe ([A-Z])$/.exec(model.name)?.[1]?.toLowerCase() : undefined;
    const engines = own ? MERCEDES_ENGINES.map((engine) => `${own}${engine}`) : [];
    for (const key of [series && `serie${series}`, family && `classe${family}`, ...engines]) {
      if (key) families.set(key, [...(families.get(key) ?? []), model]);
    }
  }
  for (const [key, all] of families) add(names, key, meaningOf(key, all));
};

/** "e-208" and "500e" are the electric ones. */
const addElectric = (names: Names): void => {
  for (const [key, meaning] of Array.from(names)) {
    if (!/^(?!e)\w*\d\w*(?<!e)$/.test(key)) continue;
    const electric = { ...meaning, numeric: false, more: ELECTRIC };
    add(names, `e${key}`, electric);
    add(names, `${key}e`, electric);
  }
};

/** What models are called, by key. A name that several brands use stands for the models of all of them. */
export const modelNames = ({ brands, models }: StockVocabulary): ReadonlyMap<string, ModelMeaning> => {
  const names: Names = new Map();
  const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  for (const model of models) {
    for (const key of namesOfModel(model).map(nameKey)) {
      if (!needsBrand(key)) add(names, key, meaningOf(key, [model]));
      for (const brand of needsBrand(key) ? model.brands : []) {
        const called = brandsBySlug.get(brand);
        const meaning = { ...meaningOf(key, [model]), brands: [brand], numeric: false };
        for (const name of called ? namesOfBrand(called) : []) add(names, `${nameKey(name)}${key}`, meaning);
      }
    }
  }
  addFamilies(names, models);
  addElectric(names);
  addHeads(names, models);
  return names;
};
