import { tokenizePhrase } from "../tokens/phrase-tokens.ts";
import type { PhraseMeaning } from "./meaning.ts";
import { BODY_PHRASES, VEHICLE_KIND_PHRASES } from "../tables/body-phrases.ts";
import { COLOUR_PHRASES } from "../tables/colour-phrases.ts";
import { CONDITION_PHRASES } from "../tables/condition-phrases.ts";
import { EQUIPMENT_PHRASES } from "../tables/equipment-phrases.ts";
import { OTHER_CAR_NAMES } from "../tables/car-aliases.ts";
import { FUEL_PHRASES } from "../tables/fuel-phrases.ts";
import { DRIVE_PHRASES, GEARBOX_PHRASES } from "../tables/gearbox-phrases.ts";
import {
  TRAILING_COMPARATOR_PHRASES,
  COMPARATOR_PHRASES,
  NUMBER_WORDS,
  SUBJECT_PHRASES,
  UNIT_PHRASES,
} from "../tables/measure-phrases.ts";
import {
  ENERGY_CLASS_PHRASES,
  OFFER_PHRASES,
  EMISSION_STANDARD_PHRASES,
  SORT_PHRASES,
} from "../tables/offer-phrases.ts";
import type { PhraseTable } from "../tables/phrase-table.ts";
import { NEVER_MISSPELT, STOP_PHRASES } from "../tokens/stop-words.ts";
import { phraseKey } from "../tokens/phrase-keys.ts";

/** If two topics have the same phrase, the first wins. */
export const TOPICS: readonly PhraseTable[] = [
  FUEL_PHRASES,
  GEARBOX_PHRASES,
  DRIVE_PHRASES,
  BODY_PHRASES,
  VEHICLE_KIND_PHRASES,
  CONDITION_PHRASES,
  COLOUR_PHRASES,
  EMISSION_STANDARD_PHRASES,
  ENERGY_CLASS_PHRASES,
  OFFER_PHRASES,
  SORT_PHRASES,
  EQUIPMENT_PHRASES,
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
  table.flatMap(([filters, ...phrases]) => phrases.map((phrase) => [phrase, { kind: "filters", filters }] as const));

const splitPhrases = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(", "));

/** By key. */
export const TOPIC_PHRASES: ReadonlyMap<string, PhraseMeaning> = indexByKey(TOPICS.flatMap(tablePhrases));

/** By key. */
export const STOP_WORDS: ReadonlyMap<string, PhraseMeaning> = indexByKey(
  splitPhrases(STOP_PHRASES).map((phrase) => [phrase, { kind: "ignored" }] as const),
);

/** Single words that are spelt correctly. */
export const KNOWN_SPELLINGS: readonly string[] = [
  ...TOPICS.flatMap((table) => table.flatMap(([, ...phrases]) => phrases)),
  ...splitPhrases(STOP_PHRASES),
  ...splitPhrases(NEVER_MISSPELT),
  ...splitPhrases(OTHER_CAR_NAMES),
  ...Object.keys(NUMBER_WORDS),
  ...[UNIT_PHRASES, SUBJECT_PHRASES, COMPARATOR_PHRASES, TRAILING_COMPARATOR_PHRASES].flatMap((table) =>
    splitPhrases(Object.values(table)),
  ),
  "mille mil entre sans pas hors sauf",
].flatMap((phrase) => tokenizePhrase(phrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : [])));
