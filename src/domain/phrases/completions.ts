import type { StockVocabulary } from "../search/index.ts";
import { facetNamed } from "../vehicles/index.ts";
import { type Atom, readAtoms } from "./atoms.ts";
import type { Filters } from "./filters.ts";
import { namesOfBrand } from "./everyday-names.ts";
import { SHORTEST_MISSPELT, slips } from "./spelling.ts";
import type { Suggestion } from "./suggestion.ts";
import { TOPICS } from "./words.ts";
import { keyOfAtoms, phraseKey, withoutLinks } from "./word-forms.ts";

/** Something that a beginning can become. */
export type Completion = {
  readonly kind: Suggestion["kind"];
  readonly label: string;
  readonly filters: Filters;
  /** Vehicles of the whole stock, roughly: which are worth counting exactly. */
  readonly weight: number;
};

/** `rank`: 0 the whole of it, 1 its beginning, 2 the beginning of a later word, each a little more by another name or for a detail; 3 misspelt. */
export type Hit = { readonly completion: Completion; readonly rank: number };

export type Completions = {
  readonly all: readonly Completion[];
  /** What the atoms may become. */
  readonly of: (atoms: readonly Atom[]) => readonly Hit[];
  /** Names that the atoms begin, misspelt; slower, for where nothing else is found. */
  readonly misspelt: (atoms: readonly Atom[]) => readonly Hit[];
};

/** How many vehicles of the whole stock the filters leave, roughly. */
export type Weigh = (filters: Filters) => number;

type Beginning = { readonly key: string; readonly rank: number; readonly completion: Completion };

const LONG = 7;

const DETAILS = [
  "equipment",
  "upholstery",
  "interior-color",
  "emission-standard",
  "energy-class",
  "availability",
] as const;

/** A phrase from each of its words on. */
const beginningsOf = (phrase: string, completion: Completion, byOtherName = false): Beginning[] => {
  const worse = (byOtherName ? 0.5 : 0) + (isDetail(completion.filters) ? 0.25 : 0);
  const atoms = readAtoms(phrase);
  return atoms.flatMap(({ before, kind }, at) => {
    const startsWord = at === 0 || (before !== "" && kind === "word");
    return startsWord ? [{ key: keyOfAtoms(atoms.slice(at)), rank: (at > 0 ? 2 : 1) + worse, completion }] : [];
  });
};

const nameBeginnings = ({ brands, models, locations }: StockVocabulary): Beginning[] => {
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

/** What few begin a search with stands behind names, fuels and bodies. */
const isDetail = ({ values = {}, flags = [] }: Filters): boolean =>
  flags.length > 0 || DETAILS.some((name) => values[name] !== undefined);

const wordBeginnings = (weigh: Weigh): Beginning[] =>
  TOPICS.flatMap((table) =>
    table.flatMap(([filters, label, ...others]) => {
      if (!filters.values && !filters.flags) return [];
      const completion = { kind: "filter", label, filters, weight: weigh(filters) } as const;
      return [label, ...others].flatMap((phrase) => beginningsOf(phrase, completion, phrase !== label));
    }),
  );

/** "5 places", "3 portes": what is counted out in the facet table. */
const countBeginnings = (weigh: Weigh): Beginning[] =>
  (["seats", "doors"] as const).flatMap((name) => {
    const facet = facetNamed(name);
    return Object.entries("keys" in facet ? (facet.keys ?? {}) : {}).flatMap(([value, label]) => {
      const filters = { values: { [name]: [value] } };
      return beginningsOf(label, { kind: "filter", label, filters, weight: weigh(filters) });
    });
  });

const firstFrom = (sorted: readonly Beginning[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startingWith = (sorted: readonly Beginning[], key: string): readonly Beginning[] =>
  sorted.slice(firstFrom(sorted, key), firstFrom(sorted, `${key}\uffff`));

const best = (hits: readonly Hit[]): readonly Hit[] => {
  const ranks = new Map<Completion, number>();
  for (const { completion, rank } of hits) {
    ranks.set(completion, Math.min(rank, ranks.get(completion) ?? Number.POSITIVE_INFINITY));
  }
  return [...ranks].map(([completion, rank]) => ({ completion, rank }));
};

/** What a beginning can become: the stock's names and the words of the trade, those left out that no vehicle has. */
export const createCompletions = (vocabulary: StockVocabulary, weigh: Weigh): Completions => {
  const names = nameBeginnings(vocabulary);
  const sorted = [...names, ...wordBeginnings(weigh), ...countBeginnings(weigh)]
    .filter(({ completion }) => completion.weight > 0)
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const of = (atoms: readonly Atom[]): readonly Hit[] => {
    const words = withoutLinks(atoms);
    const last = words.at(-1);
    if (!last) return [];
    const before = words
      .slice(0, -1)
      .map(({ root }) => root)
      .join("");
    const typed = [...new Set([before + last.text, before + last.root])];
    return best(
      typed.flatMap((key) =>
        startingWith(sorted, key).map(({ key: whole, rank, completion }) => ({
          completion,
          rank: whole === key && rank < 2 ? 0 : rank,
        })),
      ),
    );
  };
  const misspelt = (atoms: readonly Atom[]): readonly Hit[] => {
    const typed = keyOfAtoms(atoms);
    if (typed.length < SHORTEST_MISSPELT) return [];
    const limit = typed.length < LONG ? 1 : 2;
    const near = ({ key }: Beginning): boolean =>
      key[0] === typed[0] && slips(typed, key.slice(0, typed.length), limit) <= limit;
    return best(names.filter(near).map(({ completion }) => ({ completion, rank: 3 })));
  };
  return { all: [...new Set(sorted.map(({ completion }) => completion))], of, misspelt };
};
