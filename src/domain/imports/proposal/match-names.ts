import { fold } from "../../shared/index.ts";
import {
  getVehicleField,
  isVehicleFieldName,
  VEHICLE_FIELD_NAMES,
  type VehicleFieldName,
} from "../../vehicles/index.ts";
import { levenshteinDistance, plainName } from "../find-nearest.ts";
import { isAmount } from "../numbers/quantities.ts";
import { COLUMN_NAMES, OTHER_MEANINGS } from "./column-names.ts";

const NAMES: readonly (readonly [field: VehicleFieldName, name: string])[] = VEHICLE_FIELD_NAMES.flatMap((field) =>
  [plainName(field), ...(COLUMN_NAMES[field] ?? "").split(" ")].filter(Boolean).map((name) => [field, name] as const),
);

export type NameMatch = { readonly field: VehicleFieldName; readonly confidence: number; readonly reason: string };

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

const isMeant = (name: string, words: string): boolean =>
  words.split(" ").some((word) => partsOf(name).some((part) => isWordOf(part, word)));

/** Why a column of that name is not the field, although a word of it says so; null where nothing speaks against it. */
export const otherMeaning = (field: VehicleFieldName, name: string): string | null =>
  OTHER_MEANINGS.find(({ fields, words }) => fields.includes(field) && isMeant(name, words))?.reason ?? null;

/** Why a column is none of ours by a word of its name; null where no word says so. */
export const otherMeaningOf = (name: string): string | null =>
  OTHER_MEANINGS.find(({ words }) => isMeant(name, words))?.reason ?? null;

/** One wrong letter of six, two of twelve. */
const isMistyped = (name: string, known: string): boolean => {
  const limit = Math.min(2, Math.floor(known.length / 6));
  return limit > 0 && levenshteinDistance(name, known, limit) <= limit;
};

/** "Typenbez.": the beginning of a known name. */
const isAbbreviation = (name: string): boolean => name.trim().endsWith(".") && plainName(name).length >= 5;

/** "Carb.", "Zyl.": a short one, of a field whose values show whether it is meant. */
const isShortAbbreviation = (field: VehicleFieldName, name: string): boolean =>
  /^\p{L}{3,4}\.$/u.test(name.trim()) &&
  !isAmount(field) &&
  ["key", "number", "year"].includes(getVehicleField(field).type);

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

/** "El. Reichw. km" */
const isUnit = (word: string): boolean => /^(?:km|kw|kwh|kg|g|gkm|l|cm3|ccm|cc|eur)$/.test(word);

/** True if words of the name with a dot begin words of the known one: "Aant. vorige eig." is "aantalvorigeeigenaren". */
const isAbbreviated = (name: string, known: string): boolean => {
  const words = (fold(name).match(/[a-z0-9]+\.?/g) ?? []).filter((word) => !isUnit(word));
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
  const begun = NAMES.filter(([field, known]) => isShortAbbreviation(field, name) && known.startsWith(plain));
  const brief = begun.map(([field]) => ({ field, confidence: 55 }));
  const abbreviated = short.map(([field]) => ({ field, confidence: 70 }));
  const near = NAMES.filter(([, known]) => isMistyped(plain, known)).map(([field]) => ({ field, confidence: 55 }));
  const stripped = bare.map(([field]) => ({ field, confidence: 85 }));
  const compound = new Set(partsOfCompound(core));
  const inCompound = NAMES.filter(([, known]) => compound.has(known)).map(([field]) => ({ field, confidence: 65 }));
  const withVat = WITH_VAT.test(fold(name).replaceAll(/[^a-z0-9]+/g, " "))
    ? [{ field: "price.purchase.cents" as const, confidence: 45 }]
    : [];
  return [
    ...exact,
    ...stripped,
    ...picture,
    ...partial,
    ...inCompound,
    ...withVat,
    ...abbreviated,
    ...brief,
    ...near,
  ].map((match) => ({
    ...match,
    reason: "by its name",
  }));
};
