import { fold } from "../../shared/index.ts";
import {
  getVehicleField,
  isVehicleFieldName,
  VEHICLE_FIELD_NAMES,
  type VehicleFieldName,
} from "../../vehicles/index.ts";
import type { ColumnUnit } from "../feed-profile.ts";
import { levenshteinDistance, plainName } from "../find-nearest.ts";
import { isAmount } from "../numbers/quantities.ts";
import { parseDate } from "../readers/parse-date.ts";
import { parseFlag } from "../readers/scalar-readers.ts";
import { COLUMN_NAMES, OTHER_MEANINGS, type SampledColumn } from "./column-names.ts";
import { FLAG_WORD_KEYS, guessColumnKey } from "./value-words.ts";

/** What a column probably is. `field` null: nothing of ours. `confidence` in percent. */
export type ColumnProposal = {
  readonly column: string;
  readonly field: VehicleFieldName | null;
  readonly confidence: number;
  readonly reason: string;
  readonly unit: ColumnUnit | null;
  /** The feed's words with the field's keys; null: the feed writes the keys, or the field has none. */
  readonly values: Readonly<Record<string, string>> | null;
  /** Words without a key. */
  readonly unguessed: readonly string[];
  readonly samples: readonly string[];
};

const NAMES: readonly (readonly [field: VehicleFieldName, name: string])[] = VEHICLE_FIELD_NAMES.flatMap((field) =>
  [plainName(field), ...(COLUMN_NAMES[field] ?? "").split(" ")].filter(Boolean).map((name) => [field, name] as const),
);

type NameMatch = { readonly field: VehicleFieldName; readonly confidence: number; readonly reason: string };

const PICTURE_NAME = /^(?:image|photo|bild|picture|foto|img|url(?:photo|image|bild))(?:url)?\d*(?:url)?$/;

/** Parts of a name: "Prix TTC (€)" has "prix", "ttc" and "prixttc". */
const partsOf = (name: string): readonly string[] => {
  const words = fold(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).match(/[a-z0-9]+/g) ?? [];
  return words.flatMap((word, index) => [word, word + (words[index + 1] ?? "")]);
};

/** Words of five letters or more begin longer ones: "einkauf" in "Einkaufspreis", but not "intern" in "Internet". */
const isWordOf = (part: string, word: string): boolean =>
  part === word ||
  (word.length >= 5 && part.startsWith(word) && !part.startsWith("internet")) ||
  (word.length >= 7 && part.endsWith(word));

/** Why a column of that name is not the field, although a word of it says so; null where nothing speaks against it. */
export const otherMeaning = (field: VehicleFieldName, name: string): string | null => {
  const parts = partsOf(name);
  const isMeant = (words: string): boolean =>
    words.split(" ").some((word) => parts.some((part) => isWordOf(part, word)));
  return OTHER_MEANINGS.find(({ fields, words }) => fields.includes(field) && isMeant(words))?.reason ?? null;
};

/** One wrong letter of six, two of twelve. */
const isMistyped = (name: string, known: string): boolean => {
  const limit = Math.min(2, Math.floor(known.length / 6));
  return limit > 0 && levenshteinDistance(name, known, limit) <= limit;
};

/** "Typenbez.": the beginning of a known name. */
const isAbbreviation = (name: string): boolean => name.trim().endsWith(".") && plainName(name).length >= 5;

/** Words of a name that say nothing of what a column is: numbers, units, taxes, and of which vehicle. */
const NOISE = new Set(
  (
    "n no nr num numero nummer nb nbr nbre nombre aant aantal anz anzahl libelle de du des d l la le les en et und van der " +
    "den het veh vehicule vehicle fahrzeug fzg voertuig km kw kg cc ccm cm3 g gkm 100km mnd mois monate months maanden eur " +
    "euro kwh ttc incl inkl btw mwst brutto tvac affiche actuel wltp commercial commerciale ext exterieur exterieure max"
  ).split(" "),
);

/** "Nb. portes (véhicule)" as "portes"; the plain name where nothing is left. */
const coreName = (name: string): string => {
  const spaced = fold(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
  const words = spaced.match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !NOISE.has(word)).join("") || plainName(name);
};

/** What compounds add to a word: "Markenname", "Türenanzahl", "Fahrzeugfarbe", "code_vehicule". */
const COMPOUND =
  /^(?:fahrzeug|fzg|wagen|voertuig|auto|vehicule|anzahl|aantal|verkaufs?|verkoop|code)|(?:en|s)?(?:name|naam|bezeichnung|bez|anzahl|zahl|familie|gruppe|code|nr|nummer|wert|art|typ|vehicule|voertuig)$/g;

/** Names that are left of a compound. */
const partsOfCompound = (core: string): readonly string[] =>
  [...core.matchAll(COMPOUND)].map(([affix]) => core.replace(affix, "")).filter((part) => part.length >= 3);

/** True if words of the name with a dot begin words of the known one: "Aant. vorige eig." is "aantalvorigeeigenaren". */
const isAbbreviated = (name: string, known: string): boolean => {
  const words = fold(name).match(/[a-z0-9]+\.?/g) ?? [];
  if (!words.some((word) => word.endsWith(".")) || plainName(name).length < 5) return false;
  let [end, isOpen] = [0, false];
  for (const word of words) {
    const text = word.replace(".", "");
    const start = isOpen ? known.indexOf(text, end) : end;
    if (start === -1 || !known.startsWith(text, start)) return false;
    [end, isOpen] = [start + text.length, word.endsWith(".")];
  }
  return isOpen || end === known.length;
};

/** An amount with VAT is a price of buyers where no other column is one. */
const WITH_VAT = /(?:^| )(?:ttc|tvac|brutto|inkl|inkl mwst|incl btw)(?: |$)/;

/** A word of a longer name: short ones ("type", "prix") and those of texts, which any value fits, are to be checked. */
const isTelling = (field: VehicleFieldName, word: string): boolean => {
  const { type } = getVehicleField(field);
  if (isAmount(field)) return word.length >= 6;
  return word.length >= (type === "text" ? 7 : 4);
};

/** A telling word among others, which may say that it is something else: it is to be checked. */
export const WORD_ALONE = 69;

/** The fields that the words of a name say. */
export const matchesOf = (name: string): readonly NameMatch[] =>
  allMatchesOf(name).filter(({ field }) => name === field || otherMeaning(field, name) === null);

const allMatchesOf = (name: string): readonly NameMatch[] => {
  const plain = plainName(name);
  if (isVehicleFieldName(name)) return [{ field: name, confidence: 100, reason: "it is our own name" }];
  const exact = NAMES.filter(([, known]) => known === plain).map(([field]) => ({ field, confidence: 95 }));
  const picture = PICTURE_NAME.test(plain) ? [{ field: "media" as const, confidence: 90 }] : [];
  const parts = new Set(partsOf(name));
  const partial = NAMES.filter(([, known]) => known.length >= 2 && parts.has(known))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([field, known]) => ({ field, confidence: isTelling(field, known) ? WORD_ALONE : 60 }));
  const short = NAMES.filter(
    ([, known]) => isAbbreviated(name, known) || (isAbbreviation(name) && known.startsWith(plain)),
  );
  const core = coreName(name);
  const bare = core.length < 3 ? [] : NAMES.filter(([, known]) => known === core && known !== plain);
  const abbreviated = short.map(([field]) => ({ field, confidence: 70 }));
  const near = NAMES.filter(([, known]) => isMistyped(plain, known)).map(([field]) => ({ field, confidence: 55 }));
  const stripped = bare.map(([field]) => ({ field, confidence: 85 }));
  const compound = new Set(partsOfCompound(core));
  const inCompound = NAMES.filter(([, known]) => compound.has(known)).map(([field]) => ({ field, confidence: 65 }));
  const withVat = WITH_VAT.test(fold(name).replaceAll(/[^a-z0-9]+/g, " "))
    ? [{ field: "price.purchase.cents" as const, confidence: 45 }]
    : [];
  return [...exact, ...stripped, ...picture, ...partial, ...inCompound, ...withVat, ...abbreviated, ...near].map(
    (match) => ({
      ...match,
      reason: "by its name",
    }),
  );
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

/** The likely fields of a column, the best first. A name counts as far as the values can be those of the field. */
const rankFields = (column: SampledColumn, thisYear: number): readonly NameMatch[] =>
  [...matchesOf(column.name), ...byValues(column, thisYear)]
    .map(({ field, confidence, reason }) => {
      const share = plausibleShare(field, column, thisYear);
      const doubt = share < 1 ? `, ${Math.round(share * 100)} % of its values fit` : "";
      const isConverted = unitOf(field, column) === "hp";
      const points = Math.round(confidence * share) - (isConverted ? CONVERTED : 0);
      return { field, confidence: points, reason: reason + doubt };
    })
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence);

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

/** The words of yes and no that no reader knows need a table; other flags have none. */
const keysOf = (field: VehicleFieldName, { texts }: SampledColumn): readonly string[] | null => {
  const type = getVehicleField(field);
  if (type.type === "flag") return texts.every((text) => parseFlag(text) !== undefined) ? null : FLAG_WORD_KEYS;
  return type.type === "key" ? type.keys : null;
};

const guessValues = (field: VehicleFieldName, column: SampledColumn): Pick<ColumnProposal, "values" | "unguessed"> => {
  const keys = keysOf(field, column);
  if (keys === null) return { values: null, unguessed: [] };
  const guesses = column.texts.map((text) => {
    const flag = keys === FLAG_WORD_KEYS ? parseFlag(text) : undefined;
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
    return { ...base, field: null, confidence: 0, reason: "nothing of ours", unit: null, values: null, unguessed: [] };
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
