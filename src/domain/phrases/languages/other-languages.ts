import { getFacet, keyLabel, type VehicleLabels } from "../../vehicles/index.ts";
import { valueFilters } from "../query-filters.ts";
import type { PhraseTable } from "../tables/phrase-table.ts";
import { DUTCH } from "./dutch.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import type { LanguageWords } from "./language-words.ts";
import { LUXEMBOURGISH } from "./luxembourgish.ts";
import { PORTUGUESE } from "./portuguese.ts";

/** The languages that are understood beside French, by their code. */
export const OTHER_LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  de: GERMAN,
  en: ENGLISH,
  lb: LUXEMBOURGISH,
  pt: PORTUGUESE,
  nl: DUTCH,
};

const LANGUAGES: readonly LanguageWords[] = Object.values(OTHER_LANGUAGES);

/** Every form of a phrase: "rot- Auto" is "rot Auto", "rote Auto", … */
const formsOf = (phrase: string, endings: string): readonly string[] => {
  const [start, ...rest] = phrase.split(/-(?= |$)/);
  if (start === undefined || rest.length === 0) return [phrase];
  return endings.split(", ").map((ending) => start + ending.replace("-", "") + rest.join(""));
};

const AMBIGUOUS = /\?$/;

type PhraseList = { readonly always: readonly string[]; readonly besideOwn: readonly string[] };

/** The phrases of a list: those that always count, and those that count beside a word of the language. */
export const readList = (list: string, endings: string): PhraseList => {
  const phrases = list.split(", ");
  const read = (isAmbiguous: boolean): readonly string[] =>
    phrases
      .filter((phrase) => AMBIGUOUS.test(phrase) === isAmbiguous)
      .flatMap((phrase) => formsOf(phrase.replace(AMBIGUOUS, ""), endings));
  return { always: read(false), besideOwn: read(true) };
};

/** What a language table names a row by: its label, or "color=red" where it stands for one value. */
export const rowKeys = ([{ values = {} }, label]: PhraseTable[number]): readonly string[] => {
  const names = Object.entries(values).flatMap(([facet, keys]) => keys.map((key) => `${facet}=${key}`));
  return names.length === 1 ? [label, ...names] : [label];
};

/** The phrases of a language by the key of the French row that they belong to. */
const listsByRow = (words: LanguageWords): ReadonlyMap<string, PhraseList> =>
  new Map(
    [
      ...Object.entries(words.topics),
      ...Object.entries(words.equipment).map(([key, list]) => [`equipment=${key}`, list]),
      ...Object.entries(words.colours).map(([key, list]) => [`color=${key}`, list]),
    ].map(([key = "", list = ""]) => [key, readList(list, words.endings)]),
  );

/** "Siebensitzer": a word that holds its number. */
const countTable = ({ seats, doors, endings }: LanguageWords, labels: VehicleLabels): PhraseTable =>
  Object.entries({ seats, doors }).flatMap(([name, lists]) =>
    Object.entries(lists).map(([value, list]) => {
      const facet = getFacet(name === "seats" ? "seats" : "doors");
      const label = (facet.keys && keyLabel(facet, value, labels)) ?? value;
      return [valueFilters(facet.name, [value]), label, readList(list, endings).always.join(", ")] as const;
    }),
  );

/** The French tables with the words of the other languages behind their own, so that a French word keeps its meaning. */
export const withOtherLanguages = (tables: readonly PhraseTable[], labels: VehicleLabels): readonly PhraseTable[] => {
  const lists = LANGUAGES.map(listsByRow);
  const added = new Set<string>();
  const extended = tables.map(
    (table): PhraseTable =>
      table.map((row) => {
        const [filters, label, synonyms] = row;
        // The first row of a value is the one that names it.
        const keys = rowKeys(row).filter((key) => !added.has(key));
        for (const key of keys) added.add(key);
        const others = lists.flatMap((byRow) => keys.flatMap((key) => byRow.get(key)?.always ?? []));
        return others.length === 0 ? row : [filters, label, synonyms, others.join(", ")];
      }),
  );
  return [...extended, ...LANGUAGES.map((words) => countTable(words, labels))];
};

/** What the other languages say for a French name that is no row of a table: "moto". */
export const otherPhrasesOf = (name: string): readonly string[] =>
  LANGUAGES.flatMap(({ topics, endings }) => {
    const list = topics[name];
    return list === undefined ? [] : readList(list, endings).always;
  });

/** Words that say nothing about a vehicle, in any language. */
export const OTHER_SMALL_WORDS: readonly string[] = LANGUAGES.flatMap(({ smallWords, near, interior, endings }) =>
  [smallWords, near, interior].flatMap((list) => readList(list, endings).always),
);

const interiorWords = (before: LanguageWords["colourBeforeInterior"]): string =>
  LANGUAGES.filter(({ colourBeforeInterior }) => colourBeforeInterior === before)
    .flatMap(({ interior, endings }) => readList(interior, endings).always)
    .join(", ");

const FRENCH_INTERIOR =
  "intérieur, sellerie, sièges, habitacle, garnissage, cuir, cuirs, sièges cuir, intérieur cuir, sellerie cuir";

/** Words that make a colour beside them one of the interior, by what a colour before them is. */
export const INTERIOR_WORDS = {
  any: interiorWords("any"),
  inflected: interiorWords("inflected"),
  none: `${interiorWords("none")}, ${FRENCH_INTERIOR}`,
} as const;

/** Words before a place, in any language. */
export const OTHER_NEAR: readonly string[] = LANGUAGES.flatMap(({ near, endings }) =>
  Object.values(readList(near, endings)).flat(),
);

/** Words before what a buyer does not want, in any language. */
export const OTHER_NEGATIONS: readonly string[] = LANGUAGES.flatMap(({ not }) => not.split(", "));

export const OTHER_NUMBERS: Readonly<Record<string, number>> = Object.assign(
  {},
  ...LANGUAGES.map(({ numbers }) => numbers),
);

const MONEY = ["€", "euro", "eur"];

type MeasureTable = "units" | "subjects" | "comparators" | "trailingComparators";

/** A French table of units, subjects or comparators with the words of the other languages behind its own. */
export const withOtherMeasures = <T extends string>(
  french: Readonly<Partial<Record<T, string>>>,
  table: MeasureTable,
): Readonly<Partial<Record<T, string>>> => {
  const all: Partial<Record<T, string>> = { ...french };
  for (const words of LANGUAGES) {
    for (const [name, list] of Object.entries(words[table]) as [T, string][]) {
      const { always } = readList(list, words.endings);
      const isRate = table === "units" && name === "monthly";
      const phrases = isRate
        ? [...always, ...MONEY.flatMap((sign) => always.map((phrase) => `${sign} ${phrase}`))]
        : always;
      all[name] = [all[name], ...phrases].filter(Boolean).join(", ");
    }
  }
  return all;
};

export type OtherLanguage = {
  /** All words of its phrases, as typed. */
  readonly words: readonly string[];
  /** Those that say something about a vehicle. */
  readonly topicWords: readonly string[];
  /** Phrases that count beside a word of the language alone, with the key of a French row; null: a small word. */
  readonly ambiguous: readonly { readonly phrase: string; readonly row: string | null }[];
};

const topicTextsOf = ({ endings, ...words }: LanguageWords): readonly string[] =>
  [words.topics, words.equipment, words.colours, words.seats, words.doors, words.units, words.subjects].flatMap(
    (lists) => Object.values(lists).flatMap((list) => readList(list, endings).always),
  );

const textsOf = ({ smallWords, near, not, interior, endings, ...words }: LanguageWords): readonly string[] => [
  ...[smallWords, near, not, interior].flatMap((list) => readList(list, endings).always),
  ...[words.comparators, words.trailingComparators].flatMap((lists) =>
    Object.values(lists).flatMap((list) => readList(list, endings).always),
  ),
  ...Object.keys(words.numbers),
];

/** What shows a language, and what has to be recognised. */
export const otherLanguages = (): readonly OtherLanguage[] =>
  LANGUAGES.map((words) => ({
    words: [...textsOf(words), ...topicTextsOf(words)],
    topicWords: topicTextsOf(words),
    ambiguous: [
      ...[...listsByRow(words)].flatMap(([row, { besideOwn }]) => besideOwn.map((phrase) => ({ phrase, row }))),
      ...[words.smallWords, words.near].flatMap((list) =>
        readList(list, words.endings).besideOwn.map((phrase) => ({ phrase, row: null })),
      ),
    ],
  }));
