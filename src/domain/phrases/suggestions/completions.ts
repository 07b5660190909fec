import type { StockVocabulary } from "../../search/index.ts";
import { getFacet, keyLabel, type StockQuery, type VehicleLabels } from "../../vehicles/index.ts";
import type { Topics } from "../lexicon/topics.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { type QueryFilters, valueFilters } from "../query-filters.ts";
import { brandAliases } from "../tables/car-aliases.ts";
import { phrasesOf } from "../tables/phrase-table.ts";
import { MIN_CORRECTED_LENGTH, optimalStringAlignmentDistance, maxEdits } from "../tokens/spelling.ts";
import { phraseKey, tokensKey, withoutLinkWords } from "../tokens/phrase-map.ts";

/** One line below the search field. `count` is never 0. `kind` is part of the JSON API. */
export type Suggestion = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text";
  /** "Volkswagen Golf", "Golf · Diesel · jusqu’à 20 000 €". */
  readonly label: string;
  readonly query: StockQuery;
  readonly count: number;
};

export type Completion = {
  readonly kind: Suggestion["kind"];
  readonly label: string;
  readonly filters: QueryFilters;
  /** Approximate number of vehicles in the entire stock; selects the candidates that are counted exactly. */
  readonly weight: number;
};

/** Approximate number of vehicles in the entire stock that match the filters. */
export type EstimateCount = (filters: QueryFilters) => number;

/** The key of a phrase from one of its words on. `rank`: see `CompletionMatch`. */
type CompletionKey = { readonly key: string; readonly rank: number; readonly completion: Completion };

const DETAIL_FACETS = [
  "equipment",
  "upholstery",
  "interior-color",
  "emission-standard",
  "energy-class",
  "availability",
] as const;

/** Few searches start with a detail, so details rank after names, fuels and bodies. */
const isDetail = ({ values = {}, flags = [] }: QueryFilters): boolean =>
  flags.length > 0 || DETAIL_FACETS.some((name) => values[name] !== undefined);

/** One key for each word of the phrase, from that word on. */
const createKeys = (phrase: string, completion: Completion, isAlias = false): CompletionKey[] => {
  const penalty = (isAlias ? 0.5 : 0) + (isDetail(completion.filters) ? 0.25 : 0);
  const tokens = tokenizePhrase(phrase);
  return tokens.flatMap(({ separator, kind }, index) => {
    const startsWord = index === 0 || (separator !== "" && kind === "word");
    return startsWord ? [{ key: tokensKey(tokens.slice(index)), rank: (index > 0 ? 2 : 1) + penalty, completion }] : [];
  });
};

const createNameKeys = ({ brands, models, locations }: StockVocabulary): CompletionKey[] => {
  const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const brandKeys = brands.flatMap((brand) => {
    const { slug, name, count } = brand;
    const completion = { kind: "brand", label: name, filters: { values: { brand: [slug] } }, weight: count } as const;
    return brandAliases(brand).flatMap((alias) => createKeys(alias, completion));
  });
  const modelKeys = models.flatMap(({ slug, name, count, brands: brandSlugs }) => {
    const perBrand = brandSlugs.map((brand) => {
      const label = `${brandsBySlug.get(brand)?.name ?? brand} ${name}`;
      const filters = { values: { brand: [brand], model: [slug] } };
      return { kind: "model", label, filters, weight: count } as const;
    });
    const [only] = perBrand;
    const shared = {
      kind: "model",
      label: name,
      filters: { values: { brand: brandSlugs, model: [slug] } },
      weight: count,
    } as const;
    return [
      ...createKeys(name, perBrand.length === 1 && only ? only : shared),
      ...perBrand.map((completion) => ({ key: phraseKey(completion.label), rank: 1, completion })),
    ];
  });
  const locationKeys = locations.flatMap(({ slug, name, count }) => {
    const completion = {
      kind: "place",
      label: name,
      filters: { values: { location: [slug] } },
      weight: count,
    } as const;
    return [...createKeys(name, completion), ...createKeys(slug.replaceAll("-", " "), completion)];
  });
  return [...brandKeys, ...modelKeys, ...locationKeys];
};

const createTopicKeys = ({ tables }: Topics, estimateCount: EstimateCount): CompletionKey[] =>
  tables.flatMap((table) =>
    table.flatMap((row) => {
      const [filters, label] = row;
      if (!filters.values && !filters.flags) return [];
      const completion = { kind: "filter", label, filters, weight: estimateCount(filters) } as const;
      return phrasesOf(row).flatMap((phrase) => createKeys(phrase, completion, phrase !== label));
    }),
  );

/** "5 places", "3 portes". */
const createCountKeys = (labels: VehicleLabels, estimateCount: EstimateCount): CompletionKey[] =>
  (["seats", "doors"] as const).flatMap((name) => {
    const facet = getFacet(name);
    if (!facet.keys) return [];
    return facet.keys.flatMap((value) => {
      const label = keyLabel(facet, value, labels) ?? value;
      const filters = valueFilters(name, [value]);
      return createKeys(label, { kind: "filter", label, filters, weight: estimateCount(filters) });
    });
  });

/**
 * `rank`: 0 full match, 1 prefix, 2 prefix of a later word, plus up to 0.75 for aliases and details; 3 misspelt. Lower is
 * better.
 */
export type CompletionMatch = { readonly completion: Completion; readonly rank: number };

export type Completions = {
  readonly all: readonly Completion[];
  readonly find: (tokens: readonly PhraseToken[]) => readonly CompletionMatch[];
  /** Names with a misspelt prefix. Slower; use it only if `find` returns nothing. */
  readonly findMisspelt: (tokens: readonly PhraseToken[]) => readonly CompletionMatch[];
};

const lowerBound = (sorted: readonly CompletionKey[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const keysWithPrefix = (sorted: readonly CompletionKey[], key: string): readonly CompletionKey[] =>
  sorted.slice(lowerBound(sorted, key), lowerBound(sorted, `${key}\uffff`));

const bestPerCompletion = (hits: readonly CompletionMatch[]): readonly CompletionMatch[] => {
  const ranks = new Map<Completion, number>();
  for (const { completion, rank } of hits) {
    ranks.set(completion, Math.min(rank, ranks.get(completion) ?? Number.POSITIVE_INFINITY));
  }
  return [...ranks].map(([completion, rank]) => ({ completion, rank }));
};

/** Completes names of the stock and topic phrases. Omits those without vehicles. */
export const createCompletions = (
  vocabulary: StockVocabulary,
  topics: Topics,
  labels: VehicleLabels,
  estimateCount: EstimateCount,
): Completions => {
  const names = createNameKeys(vocabulary);
  const sorted = [...names, ...createTopicKeys(topics, estimateCount), ...createCountKeys(labels, estimateCount)]
    .filter(({ completion }) => completion.weight > 0)
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const find = (tokens: readonly PhraseToken[]): readonly CompletionMatch[] => {
    const contentTokens = withoutLinkWords(tokens);
    const last = contentTokens.at(-1);
    if (!last) return [];
    const prefix = contentTokens
      .slice(0, -1)
      .map(({ root }) => root)
      .join("");
    const typed = [...new Set([prefix + last.text, prefix + last.root])];
    return bestPerCompletion(
      typed.flatMap((key) =>
        keysWithPrefix(sorted, key).map(({ key: fullKey, rank, completion }) => ({
          completion,
          rank: fullKey === key && rank < 2 ? 0 : rank,
        })),
      ),
    );
  };
  const findMisspelt = (tokens: readonly PhraseToken[]): readonly CompletionMatch[] => {
    const typed = tokensKey(tokens);
    if (typed.length < MIN_CORRECTED_LENGTH) return [];
    const limit = maxEdits(typed);
    const isNear = ({ key }: CompletionKey): boolean =>
      key[0] === typed[0] && optimalStringAlignmentDistance(typed, key.slice(0, typed.length), limit) <= limit;
    return bestPerCompletion(names.filter(isNear).map(({ completion }) => ({ completion, rank: 3 })));
  };
  return { all: [...new Set(sorted.map(({ completion }) => completion))], find, findMisspelt };
};
