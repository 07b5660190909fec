import type { VehicleLabels } from "../../vehicles/index.ts";
import { createPhraseMap, phraseKey, type PhraseMap } from "../tokens/phrase-map.ts";
import { NEVER_CORRECTED, STOP_PHRASES, termsOf } from "../tokens/phrase-tokens.ts";
import type { QueryFilters } from "../query-filters.ts";
import {
  BODY_PHRASES,
  createColourPhrases,
  DRIVE_PHRASES,
  FUEL_PHRASES,
  GEARBOX_PHRASES,
  INDIFFERENT_WORDS,
  VAN_SIZE_PHRASES,
  VEHICLE_KIND_PHRASES,
} from "../tables/vehicle-phrases.ts";
import {
  CONDITION_PHRASES,
  CRITAIR_PHRASES,
  FIGURE_PHRASES,
  LOAN_PHRASES,
  EMISSION_STANDARD_PHRASES,
  ENERGY_CLASS_PHRASES,
  OFFER_PHRASES,
  SORT_PHRASES,
} from "../tables/offer-phrases.ts";
import { createEquipmentPhrases } from "../tables/equipment-phrases.ts";
import { UNSOLD_PHRASES } from "../tables/makes.ts";
import {
  TRAILING_COMPARATOR_PHRASES,
  COMPARATOR_PHRASES,
  NUMBER_WORDS,
  SUBJECT_PHRASES,
  UNIT_PHRASES,
} from "../tables/measure-phrases.ts";
import { type PhraseMeaning, type PhraseTable, phrasesOf, splitPhrases } from "../tables/phrase-table.ts";
import { OTHER_SMALL_WORDS, otherPhrasesOf, withOtherLanguages } from "../languages/other-languages.ts";
import { NEGATIONS } from "../measures/negations.ts";
import { createInflectedMap } from "./inflected-phrases.ts";
import { createSpokenLanguages, type SpokenLanguages } from "./spoken-languages.ts";

/** `numeric`: the name is a number and can also be a year or an amount. `extraFilters`: implied by the name ("e-208"). */
export type ModelMeaning = {
  readonly kind: "model";
  readonly slugs: readonly string[];
  readonly brands: readonly string[];
  readonly numeric: boolean;
  readonly extraFilters?: QueryFilters;
};

/** A name that occurs in the stock. */
export type NameMeaning =
  | { readonly kind: "brand"; readonly slug: string }
  | ModelMeaning
  | { readonly kind: "location"; readonly slugs: readonly string[] };

/** What buyers name and nobody sells here. */
export type AbsentMeaning = {
  readonly kind: "absent";
  /** As the page writes it: "BYD", "Renault Twingo", "moto". */
  readonly name: string;
  /** What is shown where nothing else is said. */
  readonly instead: QueryFilters | null;
};

export type Meaning = NameMeaning | PhraseMeaning | AbsentMeaning;

/** The phrases of vehicles in general, which no stock defines. */
export type Topics = {
  /** If two tables have the same phrase, the first wins. */
  readonly tables: readonly PhraseTable[];
  /** Meanings by key. */
  readonly phrases: ReadonlyMap<string, PhraseMeaning | AbsentMeaning>;
  /** Matches topic phrases and stop words. */
  readonly phraseMap: PhraseMap<PhraseMeaning | AbsentMeaning>;
  /** Matches topic phrases of several words in other forms. */
  readonly inflectedMap: PhraseMap<PhraseMeaning>;
  /** Single words that are spelt correctly. */
  readonly knownSpellings: readonly string[];
  readonly languages: SpokenLanguages;
};

const createTables = ({ keys: { color, equipment } }: VehicleLabels): readonly PhraseTable[] => [
  FUEL_PHRASES,
  GEARBOX_PHRASES,
  DRIVE_PHRASES,
  BODY_PHRASES,
  VEHICLE_KIND_PHRASES,
  VAN_SIZE_PHRASES,
  CONDITION_PHRASES,
  createColourPhrases(color),
  EMISSION_STANDARD_PHRASES,
  ENERGY_CLASS_PHRASES,
  OFFER_PHRASES,
  LOAN_PHRASES,
  FIGURE_PHRASES,
  CRITAIR_PHRASES,
  SORT_PHRASES,
  createEquipmentPhrases(equipment),
];

const indexByKey = <T>(phrases: Iterable<readonly [string, T]>): ReadonlyMap<string, T> => {
  const byKey = new Map<string, T>();
  for (const [phrase, value] of phrases) {
    const key = phraseKey(phrase);
    if (key !== "" && !byKey.has(key)) byKey.set(key, value);
  }
  return byKey;
};

const tablePhrases = (table: PhraseTable): (readonly [string, PhraseMeaning])[] =>
  table.flatMap((row) => phrasesOf(row).map((phrase) => [phrase, { kind: "filters", filters: row[0] }] as const));

/** By key. */
export const STOP_WORDS: ReadonlyMap<string, PhraseMeaning> = indexByKey(
  [...splitPhrases([...STOP_PHRASES, INDIFFERENT_WORDS]), ...OTHER_SMALL_WORDS].map(
    (phrase) => [phrase, { kind: "ignored" }] as const,
  ),
);

const listSpellings = (tables: readonly PhraseTable[]): readonly string[] =>
  termsOf([
    ...tables.flatMap((table) => table.flatMap(phrasesOf)),
    ...splitPhrases(STOP_PHRASES),
    ...splitPhrases(NEVER_CORRECTED),
    ...Object.keys(NUMBER_WORDS),
    ...[UNIT_PHRASES, SUBJECT_PHRASES, COMPARATOR_PHRASES, TRAILING_COMPARATOR_PHRASES].flatMap((table) =>
      splitPhrases(Object.values(table)),
    ),
    ...splitPhrases(NEGATIONS.slice(0, 1)),
    "mille mil entre",
  ]);

/** Builds the tables once for the labels. */
export const createTopics = (labels: VehicleLabels): Topics => {
  const french = createTables(labels);
  const tables = withOtherLanguages(french, labels);
  const unsold = UNSOLD_PHRASES.flatMap(([name, synonyms]) =>
    [...synonyms.split(", "), ...otherPhrasesOf(name)].map(
      (phrase) => [phrase, { kind: "absent", name, instead: null }] as const,
    ),
  );
  const phrases = indexByKey<PhraseMeaning | AbsentMeaning>([
    ...[...french, ...tables].flatMap(tablePhrases),
    ...unsold,
  ]);
  const inflectedMap = createInflectedMap(tables.flatMap(tablePhrases));
  const phraseMap = createPhraseMap(new Map([...STOP_WORDS, ...phrases]));
  const knownSpellings = listSpellings(french);
  const languages = createSpokenLanguages(tables, new Set(knownSpellings));
  return { tables, phrases, phraseMap, inflectedMap, knownSpellings, languages };
};
