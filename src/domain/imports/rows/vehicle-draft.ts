import { slugify } from "../../shared/index.ts";
import {
  ATTRIBUTE_NAMES,
  getVehicleField,
  type InspectionMark,
  type Medium,
  type NameWithSlug,
  NULL_ATTRIBUTES,
  VEHICLE_FIELD_NAMES,
  type VehicleAttributes,
  type VehicleFieldName,
} from "../../vehicles/index.ts";
import { type CellResult, type CellValue, copyString } from "../readers/cell-result.ts";
import { limitItems } from "../readers/text-readers.ts";

/** Values of a row by field. The field's reader has validated each value. */
export type VehicleDraft = Partial<Record<VehicleFieldName, CellValue>>;

/** A copy that has every field from the start is filled faster than one that grows field by field. */
export const EMPTY_DRAFT: Readonly<VehicleDraft> = Object.fromEntries(VEHICLE_FIELD_NAMES.map((name) => [name, null]));

const MAX_CACHED_NAMES = 20_000;
const nameCache = new Map<string, NameWithSlug | null>();

/** A name with its slug; null if the slug would be empty ("???"). */
export const toNameWithSlug = (name: string): NameWithSlug | null => {
  const cached = nameCache.get(name);
  if (cached !== undefined) return cached;
  const ownedName = copyString(name);
  const slug = slugify(ownedName);
  const result = slug === "" ? null : { slug, name: ownedName };
  if (nameCache.size < MAX_CACHED_NAMES) nameCache.set(ownedName, result);
  return result;
};

const isEitherPresent = (a: CellValue | undefined, b: CellValue | undefined): boolean =>
  (a ?? null) !== null || (b ?? null) !== null;

const numberOrNull = (value: CellValue | undefined): number | null => (typeof value === "number" ? value : null);

type Item = string | Medium | InspectionMark;

/** What two equal items of a list share. */
const identityOf = (item: Item): string => {
  if (typeof item === "string") return item;
  return "url" in item ? item.url : JSON.stringify(item);
};

/** Merges two lists of a field without duplicates; keys are sorted. What is beyond `maxItems` is an issue. */
export const mergeLists = (field: VehicleFieldName, existing: readonly Item[], added: readonly Item[]): CellResult => {
  const items = new Map<string, Item>();
  for (const item of [...existing, ...added]) {
    const name = identityOf(item);
    if (!items.has(name)) items.set(name, item);
  }
  const type = getVehicleField(field);
  const { items: list, issues } = limitItems([...items.values()], "maxItems" in type ? type.maxItems : items.size);
  return { value: (type.type === "keys" ? list.map(String).sort() : list) as CellValue, issues };
};

/** Attributes of a vehicle about which the feed says nothing, in the order of the table of fields. */
const EMPTY_ATTRIBUTES: Readonly<Record<string, unknown>> = Object.fromEntries(
  ATTRIBUTE_NAMES.map((name) => {
    if (name in NULL_ATTRIBUTES || name === "brand" || name === "price") return [name, null];
    const field = getVehicleField(name as VehicleFieldName);
    return [name, field.type === "key" ? field.fallback : []];
  }),
);

const PLAIN_FIELDS: readonly VehicleFieldName[] = VEHICLE_FIELD_NAMES.filter((name) => {
  const field = getVehicleField(name);
  return !name.includes(".") && field.feedOnly !== true && !(field.type === "text" && field.named);
});

/**
 * Builds the attributes in a fixed property order, so that equal attributes have equal JSON. Missing values are null.
 * Values are trusted, because the field's reader produced them.
 */
export const toAttributes = (
  draft: VehicleDraft,
  brand: NameWithSlug,
  model: NameWithSlug | null,
): VehicleAttributes => {
  const attributes: Record<string, unknown> = { ...EMPTY_ATTRIBUTES };
  for (const name of PLAIN_FIELDS) {
    const value = draft[name] ?? null;
    if (value !== null) attributes[name] = value;
  }
  const cents = numberOrNull(draft["price.purchase.cents"]);
  const before_discount_cents = numberOrNull(draft["price.purchase.before_discount_cents"]);
  const combined = numberOrNull(draft["consumption.combined"]);
  const electric = numberOrNull(draft["consumption.electric_kwh"]);
  attributes["brand"] = brand;
  attributes["model"] = model;
  attributes["price"] = { purchase: cents === null ? null : { cents, before_discount_cents } };
  attributes["consumption"] = isEitherPresent(combined, electric) ? { combined, electric_kwh: electric } : null;
  return attributes as VehicleAttributes;
};
