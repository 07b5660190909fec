import type { Color, EquipmentKey } from "../../vehicles/index.ts";
import type { Comparator, Measure } from "../tables/measure-phrases.ts";

/**
 * What buyers of another language type. Phrases are separated by commas; accents, case and plurals in -s do not matter.
 *
 * - "rot-" stands for the word with each of the `endings`.
 * - "or?" counts only beside another word of the language: in French, "or" is a colour, and "auto" an automatic gearbox.
 */
export type LanguageWords = {
  /** Endings of a word with a hyphen; "-" is the word alone: "-, e, er" for German "rot, rote, roter". */
  readonly endings: string;
  /** By the label of a row of the French tables (bodies, fuels, condition, orders, …), or the name of what nobody sells. */
  readonly topics: Readonly<Record<string, string>>;
  readonly equipment: Readonly<Partial<Record<EquipmentKey, string>>>;
  readonly colours: Readonly<Partial<Record<Color, string>>>;
  /** Words that hold the number: "Siebensitzer". */
  readonly seats: Readonly<Record<string, string>>;
  readonly doors: Readonly<Record<string, string>>;
  /** After a number. Those of `monthly` also stand after "€" and "euro". */
  readonly units: Readonly<Partial<Record<Exclude<Measure, "year">, string>>>;
  /** Before a number. */
  readonly subjects: Readonly<Partial<Record<Measure, string>>>;
  /** Before a number. */
  readonly comparators: Readonly<Partial<Record<Comparator, string>>>;
  /** After a number and its unit. */
  readonly trailingComparators: Readonly<Partial<Record<Comparator, string>>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that stand before what a buyer does not want. */
  readonly not: string;
  /** Beside a colour, that of the interior; leather too. */
  readonly interior: string;
  /** What a colour before these words is: "grey leather", only in an inflected form ("graues Leder"), or the car's. */
  readonly colourBeforeInterior: "any" | "inflected" | "none";
  /** Words that stand before a place. */
  readonly near: string;
  /** Words that say nothing about the vehicle. */
  readonly smallWords: string;
};
