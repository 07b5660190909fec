import { fold } from "../../shared/index.ts";
import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import { isAmount } from "../numbers/quantities.ts";
import { parseDate } from "../readers/parse-date.ts";
import { parseFlag } from "../readers/scalar-readers.ts";
import type { SampledColumn } from "./column-names.ts";
import { matchesOf, type NameMatch, otherMeaningOf } from "./match-names.ts";
import { FLAG_WORD_KEYS, guessColumnKey, isOpposite } from "./value-words.ts";

/** What a column probably is. `field` null: nothing of ours. `confidence` in percent. */
export type ColumnProposal = {
  readonly column: string;
  readonly field: VehicleFieldName | null;
  readonly confidence: number;
  /** Null: nothing says why the column is none of ours. */
  readonly reason: string | null;
  readonly unit: ColumnUnit | null;
  /** The feed's words with the field's keys; null: the feed writes the keys, or the field has none. */
  readonly values: Readonly<Record<string, string>> | null;
  /** Words without a key. */
  readonly unguessed: readonly string[];
  readonly samples: readonly string[];
};

const NUMBER = /^[^\d]{0,6}\d[\d\s.,'’]*[^\d]{0,12}(?:\(.*\))?-?$/u;

/** What separates the items of a list. */
const LIST_SIGNS = /[,;|]\s*/;

const ADDRESS = /^(?:https?:\/\/|\/)\S+$/i;

/** True if a value can be one of the field. */
const isPlausible = (field: VehicleFieldName, text: string, thisYear: number, column: SampledColumn): boolean => {
  const type = getVehicleField(field);
  switch (type.type) {
    case "number":
      return NUMBER.test(text);
    case "year":
      return /^(?:19|20)\d{2}(?:[.,]0)?$/.test(text) && Number(text.slice(0, 4)) <= thisYear + 1;
    case "date":
      return !/^\d{1,5}$/.test(text) && parseDate(text, thisYear) !== null;
    case "flag":
      return parseFlag(text) !== undefined || guessColumnKey(field, FLAG_WORD_KEYS, text, column) !== null;
    case "key":
      return guessColumnKey(field, type.keys, text, column) !== null;
    case "keys":
      return text.split(LIST_SIGNS).every((item) => type.keys.includes(fold(item).trim()));
    case "media":
      return text.split(LIST_SIGNS).every((url) => ADDRESS.test(url));
    case "text":
      if (type.form === "address") return ADDRESS.test(text);
      return text.length <= type.max && (type.long === true || field === "stock_number" || /\p{L}|\d/u.test(text));
    case "location":
      // A vehicle each is a number, not a site.
      return !(column.isUnique && column.filled > 3);
    default:
      return true;
  }
};

const plausibleShare = (field: VehicleFieldName, column: SampledColumn, thisYear: number): number =>
  column.values.size === 0 ? 1 : column.share((text) => isPlausible(field, text, thisYear, column));

/** Fields that are recognised by their values alone, without a name. */
const RECOGNISED_BY_VALUES: readonly VehicleFieldName[] = [
  "fuel_type",
  "transmission_type",
  "media",
  "drive",
  "condition",
  "availability",
  "body_style",
  "kind",
  "upholstery",
  "color",
  "emission_standard",
  "first_registration",
  "construction_year",
];

const byValues = (column: SampledColumn, thisYear: number): readonly NameMatch[] => {
  // Yes and no, and one short code alone, say nothing.
  const hasWords = column.share((text) => parseFlag(text) === undefined && text.length > 1) > 0.5;
  if (column.values.size === 0 || !hasWords) return [];
  // One of several words may be the firm's own.
  const least = column.values.size >= 4 ? 0.75 : 0.9;
  const matches = RECOGNISED_BY_VALUES.filter((field) => plausibleShare(field, column, thisYear) >= least);
  return matches.map((field) => ({ field, confidence: 50, reason: "by its values" }));
};

const MIN_CONFIDENCE = 30;

/** Below what values say alone: any word fits a text, so "Type" with "Occasion" and "Neuf" is no version. */
const TEXT_WITH_KEYS = 45;

/** A name counts less where it says a text, and the values are the words of another field. */
const weigh = (matches: readonly NameMatch[], found: readonly NameMatch[]): readonly NameMatch[] => {
  const areKeys = found.some(({ field }) => field !== "color" && getVehicleField(field).type === "key");
  return matches.map((match) => {
    const isText = getVehicleField(match.field).type === "text" && match.confidence < 100;
    return areKeys && isText ? { ...match, confidence: Math.min(match.confidence, TEXT_WITH_KEYS) } : match;
  });
};

/** The likely fields of a column, the best first. A name counts as far as the values can be those of the field. */
const rankFields = (column: SampledColumn, thisYear: number): readonly NameMatch[] => {
  const found = byValues(column, thisYear);
  return [...weigh(matchesOf(column.name), found), ...found]
    .map(({ field, confidence, reason }) => {
      const share = plausibleShare(field, column, thisYear);
      const doubt = share < 1 ? `, ${Math.round(share * 100)} % of its values fit` : "";
      const isConverted = unitOf(field, column) === "hp";
      const points = Math.round(confidence * share) - (isConverted ? CONVERTED : 0);
      return { field, confidence: points, reason: reason + doubt };
    })
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence);
};

/** A column in another unit is the second choice. */
const CONVERTED = 1;

const HORSEPOWER_NAME = /(?:^|[^a-z])(?:ps|hp|ch|cv|din|chevaux|horsepower)(?:$|[^a-z])/;

const unitOf = (field: VehicleFieldName, { name, texts }: SampledColumn): ColumnUnit | null => {
  const folded = fold(name);
  if (isAmount(field)) return /cent/.test(folded) || name === field ? null : "money";
  if (field === "mileage_km") return "distance";
  if (field !== "power_kw" || texts.some((text) => /kw/i.test(text))) return null;
  const isFrench = folded.includes("puissance") && !folded.includes("kw");
  return HORSEPOWER_NAME.test(folded) || isFrench || texts.some((text) => /ps|hp|ch|cv/i.test(text)) ? "hp" : null;
};

/** The words of yes and no that no reader knows need a table, and so does a column that says the opposite. */
const keysOf = (field: VehicleFieldName, { name, texts }: SampledColumn): readonly string[] | null => {
  const type = getVehicleField(field);
  if (type.type === "flag")
    return texts.every((text) => parseFlag(text) !== undefined) && !isOpposite(field, name) ? null : FLAG_WORD_KEYS;
  return type.type === "key" ? type.keys : null;
};

const guessValues = (field: VehicleFieldName, column: SampledColumn): Pick<ColumnProposal, "values" | "unguessed"> => {
  const keys = keysOf(field, column);
  if (keys === null) return { values: null, unguessed: [] };
  const guesses = column.texts.map((text) => {
    const flag = keys === FLAG_WORD_KEYS && !isOpposite(field, column.name) ? parseFlag(text) : undefined;
    return [text, flag === undefined ? guessColumnKey(field, keys, text, column) : String(flag)] as const;
  });
  const known = guesses.flatMap(([text, key]) => (key === null ? [] : [[text, key] as const]));
  const isOwn = known.every(([text, key]) => fold(text).trim() === key);
  const unguessed = guesses.filter(([, key]) => key === null).map(([text]) => text);
  return { values: isOwn ? null : Object.fromEntries(known), unguessed };
};

const MAX_SAMPLES = 3;

const toProposal = (column: SampledColumn, match: NameMatch | null): ColumnProposal => {
  const base = { column: column.name, samples: column.texts.slice(0, MAX_SAMPLES) };
  if (match === null) {
    return {
      ...base,
      field: null,
      confidence: 0,
      reason: otherMeaningOf(column.name),
      unit: null,
      values: null,
      unguessed: [],
    };
  }
  return { ...base, ...match, unit: unitOf(match.field, column), ...guessValues(match.field, column) };
};

/** Fields that several columns may fill together. */
const isShared = (field: VehicleFieldName): boolean =>
  ["texts", "media", "marks", "keys"].includes(getVehicleField(field).type);

/** The field of a column whose own field another column fills better. */
const SECOND_FIELDS: Readonly<Partial<Record<VehicleFieldName, VehicleFieldName>>> = { color: "color_name" };

/** Assigns each column its likeliest field; of several columns of one field the surest has it. */
export const proposeColumns = (columns: readonly SampledColumn[], thisYear: number): readonly ColumnProposal[] => {
  const ranked = columns.flatMap((column) => rankFields(column, thisYear).map((match) => ({ column, match })));
  const byColumn = new Map<SampledColumn, NameMatch>();
  const assigned = new Set<VehicleFieldName>();
  for (const { column, match } of ranked.sort((a, b) => b.match.confidence - a.match.confidence)) {
    if (byColumn.has(column) || (assigned.has(match.field) && !isShared(match.field))) continue;
    byColumn.set(column, match);
    assigned.add(match.field);
  }
  for (const column of columns) {
    const [best] = matchesOf(column.name);
    const second = best === undefined || byColumn.has(column) ? undefined : SECOND_FIELDS[best.field];
    if (second === undefined || assigned.has(second) || column.values.size === 0) continue;
    byColumn.set(column, { field: second, confidence: 60, reason: "another column has the basic colour" });
    assigned.add(second);
  }
  if (!assigned.has("brand")) {
    const words = columns.filter(
      (column) => !byColumn.has(column) && column.share((text) => /^\p{L}/u.test(text)) > 0.9,
    );
    const [fewest] = words.sort((a, b) => a.values.size - b.values.size);
    if (fewest) byColumn.set(fewest, { field: "brand", confidence: 10, reason: "a profile needs a make; check it" });
  }
  return columns.map((column) => toProposal(column, byColumn.get(column) ?? null));
};
