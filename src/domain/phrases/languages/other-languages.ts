import { type Color, type EquipmentKey, getFacet, keyLabel, type VehicleLabels } from "../../vehicles/index.ts";
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

/** The phrases of a language by the label of the French row that they belong to. */
const listsByLabel = (
  words: LanguageWords,
  { equipment, color }: VehicleLabels["keys"],
): ReadonlyMap<string, PhraseList> =>
  new Map(
    [
      ...Object.entries(words.topics),
      ...(Object.entries(words.equipment) as [EquipmentKey, string][]).map(([key, list]) => [equipment[key], list]),
      ...(Object.entries(words.colours) as [Color, string][]).map(([key, list]) => [color[key], list]),
    ].map(([label = "", list = ""]) => [label, readList(list, words.endings)]),
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
  const lists = LANGUAGES.map((words) => listsByLabel(words, labels.keys));
  const extended = tables.map(
    (table): PhraseTable =>
      table.map(([filters, label, synonyms]) => {
        const others = lists.flatMap((byLabel) => byLabel.get(label)?.always ?? []);
        return others.length === 0 ? [filters, label, synonyms] : [filters, label, synonyms, others.join(", ")];
      }),
  );
  return [...extended, ...LANGUAGES.map((words) => countTable(words, labels))];
};

/** Words that say nothing about a vehicle, in any language. */
export const OTHER_SMALL_WORDS: readonly string[] = LANGUAGES.flatMap(({ smallWords, near, endings }) =>
  [smallWords, near].flatMap((list) => readList(list, endings).always),
);

/** Words before what a buyer does not want, in any language. */
export const OTHER_NEGATIONS: readonly string[] = LANGUAGES.flatMap(({ not }) => not.split(", "));

/** Words before a place, in any language. */
export const OTHER_NEAR: readonly string[] = LANGUAGES.flatMap(({ near, endings }) =>
  Object.values(readList(near, endings)).flat(),
);

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
  /** Phrases that count beside a word of the language alone; a label of a French row, or null for a small word. */
  readonly ambiguous: readonly { readonly phrase: string; readonly label: string | null }[];
};

const textsOf = ({ smallWords, near, not, endings, ...words }: LanguageWords): readonly string[] => [
  ...[smallWords, near, not].flatMap((list) => readList(list, endings).always),
  ...[words.topics, words.equipment, words.colours, words.seats, words.doors, words.units, words.subjects].flatMap(
    (lists) => Object.values(lists).flatMap((list) => readList(list, endings).always),
  ),
  ...[words.comparators, words.trailingComparators].flatMap((lists) =>
    Object.values(lists).flatMap((list) => readList(list, endings).always),
  ),
  ...Object.keys(words.numbers),
];

/** What tells a language, and what has to be told. */
export const otherLanguages = ({ keys }: VehicleLabels): readonly OtherLanguage[] =>
  LANGUAGES.map((words) => ({
    words: textsOf(words),
    ambiguous: [
      ...[...listsByLabel(words, keys)].flatMap(([label, { besideOwn }]) =>
        besideOwn.map((phrase) => ({ phrase, label })),
      ),
      ...[words.smallWords, words.near].flatMap((list) =>
        readList(list, words.endings).besideOwn.map((phrase) => ({ phrase, label: null })),
      ),
    ],
  }));
