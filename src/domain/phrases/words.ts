import { readAtoms } from "./atoms.ts";
import type { WordMeaning } from "./meaning.ts";
import { BODIES, KINDS } from "./bodies.ts";
import { COLOURS } from "./colours.ts";
import { CONDITIONS } from "./conditions.ts";
import { EQUIPMENT_WORDS } from "./equipment-words.ts";
import { OTHER_NAMES } from "./everyday-names.ts";
import { FUELS } from "./fuels.ts";
import { DRIVEN_WHEELS, GEARBOXES } from "./gearboxes.ts";
import { AFTERTHOUGHTS, COMPARISONS, NUMBER_WORDS, SUBJECTS, UNITS } from "./measure-words.ts";
import { ENERGY_LABELS, OFFERS, STANDARDS, WISHES } from "./offers.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { NEVER_MISSPELT, STOP_PHRASES } from "./stop-words.ts";
import { phraseKey } from "./word-forms.ts";

/** Every topic; where two have the same phrase, the first keeps it. */
export const TOPICS: readonly PhraseTable[] = [
  FUELS,
  GEARBOXES,
  DRIVEN_WHEELS,
  BODIES,
  KINDS,
  CONDITIONS,
  COLOURS,
  STANDARDS,
  ENERGY_LABELS,
  OFFERS,
  WISHES,
  EQUIPMENT_WORDS,
];

const keyed = <T>(phrases: Iterable<readonly [string, T]>): ReadonlyMap<string, T> => {
  const byKey = new Map<string, T>();
  for (const [phrase, value] of phrases) {
    const key = phraseKey(phrase);
    if (key !== "" && !byKey.has(key)) byKey.set(key, value);
  }
  return byKey;
};

const phrasesOf = (table: PhraseTable): (readonly [string, WordMeaning])[] =>
  table.flatMap(([filters, ...phrases]) => phrases.map((phrase) => [phrase, { is: "filters", filters }] as const));

const split = (lists: readonly string[]): string[] => lists.flatMap((list) => list.split(", "));

/** The words of the trade by key. */
export const WORDS: ReadonlyMap<string, WordMeaning> = keyed(TOPICS.flatMap(phrasesOf));

/** What says nothing by key. */
export const STOP_WORDS: ReadonlyMap<string, WordMeaning> = keyed(
  split(STOP_PHRASES).map((phrase) => [phrase, { is: "nothing" }] as const),
);

/** Every single word that is spelt right, to tell what is not. */
export const SPELT_WORDS: readonly string[] = [
  ...TOPICS.flatMap((table) => table.flatMap(([, ...phrases]) => phrases)),
  ...split(STOP_PHRASES),
  ...split(NEVER_MISSPELT),
  ...split(OTHER_NAMES),
  ...Object.keys(NUMBER_WORDS),
  ...[UNITS, SUBJECTS, COMPARISONS, AFTERTHOUGHTS].flatMap((table) => split(Object.values(table))),
  "mille mil entre sans pas hors sauf",
].flatMap((phrase) => readAtoms(phrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : [])));
