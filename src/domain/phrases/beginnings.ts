import type { StockVocabulary } from "../search/index.ts";
import { facetNamed } from "../vehicles/index.ts";
import { readAtoms } from "./atoms.ts";
import type { Filters } from "./filters.ts";
import { namesOfBrand } from "./everyday-names.ts";
import type { Suggestion } from "./suggestion.ts";
import { TOPICS } from "./words.ts";
import { keyOfAtoms, phraseKey } from "./word-forms.ts";

/** Something that a beginning can become. */
export type Completion = {
  readonly kind: Suggestion["kind"];
  readonly label: string;
  readonly filters: Filters;
  /** Vehicles of the whole stock, roughly: which are worth counting exactly. */
  readonly weight: number;
};

/** How many vehicles of the whole stock the filters leave, roughly. */
export type Weigh = (filters: Filters) => number;

/** A key from one of its words on, and what it leads to; `rank` as a hit has it. */
export type Beginning = { readonly key: string; readonly rank: number; readonly completion: Completion };

const DETAILS = [
  "equipment",
  "upholstery",
  "interior-color",
  "emission-standard",
  "energy-class",
  "availability",
] as const;

/** What few begin a search with stands behind names, fuels and bodies. */
const isDetail = ({ values = {}, flags = [] }: Filters): boolean =>
  flags.length > 0 || DETAILS.some((name) => values[name] !== undefined);

/** A phrase from each of its words on. */
const beginningsOf = (phrase: string, completion: Completion, byOtherName = false): Beginning[] => {
  const worse = (byOtherName ? 0.5 : 0) + (isDetail(completion.filters) ? 0.25 : 0);
  const atoms = readAtoms(phrase);
  return atoms.flatMap(({ before, kind }, at) => {
    const startsWord = at === 0 || (before !== "" && kind === "word");
    return startsWord ? [{ key: keyOfAtoms(atoms.slice(at)), rank: (at > 0 ? 2 : 1) + worse, completion }] : [];
  });
};

export const nameBeginnings = ({ brands, models, locations }: StockVocabulary): Beginning[] => {
  const brandNames = new Map(brands.map((brand) => [brand.slug, brand]));
  const ofBrands = brands.flatMap((brand) => {
    const { slug, name, count } = brand;
    const completion = { kind: "brand", label: name, filters: { values: { brand: [slug] } }, weight: count } as const;
    return namesOfBrand(brand).flatMap((called) => beginningsOf(called, completion));
  });
  const ofModels = models.flatMap(({ slug, name, count, brands: of }) => {
    const ofBrand = of.map((brand) => {
      const label = `${brandNames.get(brand)?.name ?? brand} ${name}`;
      const filters = { values: { brand: [brand], model: [slug] } };
      return { kind: "model", label, filters, weight: count } as const;
    });
    const [only] = ofBrand;
    const shared = {
      kind: "model",
      label: name,
      filters: { values: { brand: of, model: [slug] } },
      weight: count,
    } as const;
    return [
      ...beginningsOf(name, ofBrand.length === 1 && only ? only : shared),
      ...ofBrand.map((completion) => ({ key: phraseKey(completion.label), rank: 1, completion })),
    ];
  });
  const ofPlaces = locations.flatMap(({ slug, name, count }) => {
    const completion = {
      kind: "place",
      label: name,
      filters: { values: { location: [slug] } },
      weight: count,
    } as const;
    return [...beginningsOf(name, completion), ...beginningsOf(slug.replaceAll("-", " "), completion)];
  });
  return [...ofBrands, ...ofModels, ...ofPlaces];
};

export const wordBeginnings = (weigh: Weigh): Beginning[] =>
  TOPICS.flatMap((table) =>
    table.flatMap(([filters, label, ...others]) => {
      if (!filters.values && !filters.flags) return [];
      const completion = { kind: "filter", label, filters, weight: weigh(filters) } as const;
      return [label, ...others].flatMap((phrase) => beginningsOf(phrase, completion, phrase !== label));
    }),
  );

/** "5 places", "3 portes": what is counted out in the facet table. */
export const countBeginnings = (weigh: Weigh): Beginning[] =>
  (["seats", "doors"] as const).flatMap((name) => {
    const facet = facetNamed(name);
    return Object.entries("keys" in facet ? (facet.keys ?? {}) : {}).flatMap(([value, label]) => {
      const filters = { values: { [name]: [value] } };
      return beginningsOf(label, { kind: "filter", label, filters, weight: weigh(filters) });
    });
  });
