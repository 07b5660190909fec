import type { StockVocabulary } from "../../search/index.ts";
import type { QueryFilters } from "../query-filters.ts";
import { brandAliases } from "../tables/car-aliases.ts";
import { KNOWN_MAKES, type KnownMake } from "../tables/makes.ts";
import { nameKey } from "../tokens/phrase-map.ts";
import type { AbsentMeaning } from "./topics.ts";

/** Models whose names are words of phrases; they mean a car only behind their make. */
const NEEDS_MAKE: ReadonlySet<string> = new Set(
  (
    "across ami avenger boxer born charger colt combo compass dolphin edge espace expert explorer focus galaxy jazz ka " +
    "karl leaf master mii partner polo ram rapid rio rocks scala seal soul spark spring swift traveller up vantage verso " +
    "tt hs zs ux nx rx xe xf ora roomster accord challenger forester outback note bravo adam alto splash one commander master " +
    "express maverick insight wind california beetle multipla yeti croma cabrio cooper prelude"
  ).split(" "),
);

const needsMake = (key: string): boolean => key.length < 3 || /^\d+$/.test(key) || NEEDS_MAKE.has(key);

type Names = Map<string, AbsentMeaning>;

const addMake = (names: Names, slug: string, make: KnownMake): void => {
  const { name, knownFor, models } = make;
  for (const alias of brandAliases({ slug, name }))
    names.set(nameKey(alias), { kind: "absent", name, instead: knownFor });
  for (const model of models) addModel(names, model, [name], knownFor);
};

const addModel = (names: Names, model: string, aliases: readonly string[], instead: QueryFilters | null): void => {
  const [make = ""] = aliases;
  const name = model.startsWith(make) ? model : `${make} ${model}`;
  const meaning: AbsentMeaning = { kind: "absent", name, instead };
  const key = nameKey(model);
  const add = (full: string, named: AbsentMeaning): void => {
    if (!names.has(full)) names.set(full, named);
  };
  for (const alias of aliases) add(`${nameKey(alias)}${key}`, meaning);
  if (!needsMake(key)) add(key, { ...meaning, name: model });
};

/** The models of a make with their keys: the same for every stock. */
const MODEL_KEYS: ReadonlyMap<KnownMake, readonly (readonly [model: string, key: string])[]> = new Map(
  Object.values(KNOWN_MAKES).map((make) => [make, make.models.map((model) => [model, nameKey(model)] as const)]),
);

/** Makes, and models of any make, that buyers ask for and this stock lacks, by key. */
export const createAbsentNames = ({ brands, models }: StockVocabulary): ReadonlyMap<string, AbsentMeaning> => {
  const names: Names = new Map();
  const brandsByKey = new Map(brands.flatMap((brand) => brandAliases(brand).map((alias) => [nameKey(alias), brand])));
  const keysByBrand = new Map<string, string[]>();
  for (const { name, brands: slugs } of models) {
    for (const slug of slugs) keysByBrand.set(slug, [...(keysByBrand.get(slug) ?? []), nameKey(name)]);
  }
  for (const [slug, make] of Object.entries(KNOWN_MAKES)) {
    const brand = brandAliases({ slug, name: make.name })
      .map((alias) => brandsByKey.get(nameKey(alias)))
      .find((one) => one !== undefined);
    if (!brand) {
      addMake(names, slug, make);
      continue;
    }
    const soldKeys = keysByBrand.get(brand.slug) ?? [];
    for (const [model, key] of MODEL_KEYS.get(make) ?? []) {
      // "Yaris Cross" is no Yaris.
      const isName = model.includes(" ");
      const isSold = soldKeys.some((sold) => sold.startsWith(key) || (!isName && key.startsWith(sold)));
      if (!isSold) addModel(names, model, brandAliases(brand), { values: { brand: [brand.slug] } });
    }
  }
  return names;
};
