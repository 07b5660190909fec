import { slugify } from "../../shared/index.ts";
import type { Medium, NameWithSlug, VehicleAttributes } from "../../vehicles/index.ts";
import { getImportField, type ImportFieldName } from "../import-fields.ts";
import { copyString, type CellValue } from "../readers/cell-result.ts";

/** Values of a row by field. The field's reader has validated each value. */
export type VehicleDraft = Partial<Record<ImportFieldName, CellValue>>;

/** The type of a field's value; trusted, because the field's reader produced it. */
type AttributeValue<K extends keyof VehicleAttributes> = Extract<
  VehicleAttributes[K],
  string | number | boolean | readonly unknown[]
>;

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

type Item = string | Medium;

/** Merges two lists of a field without duplicates, cut at `maxItems`; keys are sorted. */
export const mergeLists = (field: ImportFieldName, existing: readonly Item[], added: readonly Item[]): CellValue => {
  const items = new Map<string, Item>();
  for (const item of [...existing, ...added]) {
    const name = typeof item === "string" ? item : item.url;
    if (!items.has(name)) items.set(name, item);
  }
  const type = getImportField(field);
  const list = [...items.values()].slice(0, "maxItems" in type ? type.maxItems : items.size);
  return (type.type === "keys" ? list.map(String).sort() : list) as CellValue;
};

/**
 * Builds the attributes in a fixed property order, so that equal attributes have equal JSON. Missing values are null.
 */
export const toAttributes = (
  draft: VehicleDraft,
  brand: NameWithSlug,
  model: NameWithSlug | null,
): VehicleAttributes => {
  const attribute = <K extends ImportFieldName & keyof VehicleAttributes>(field: K): AttributeValue<K> | null =>
    (draft[field] ?? null) as AttributeValue<K> | null;
  const cents = numberOrNull(draft["price.purchase.cents"]);
  const before_discount_cents = numberOrNull(draft["price.purchase.before_discount_cents"]);
  const combined = numberOrNull(draft["consumption.combined"]);
  const electric = numberOrNull(draft["consumption.electric_kwh"]);
  return {
    brand,
    model,
    trim: attribute("trim"),
    kind: attribute("kind"),
    condition: attribute("condition"),
    price: { purchase: cents === null ? null : { cents, before_discount_cents } },
    vat_deductible: attribute("vat_deductible"),
    fuel_type: attribute("fuel_type"),
    body_style: attribute("body_style"),
    transmission_type: attribute("transmission_type"),
    mileage_km: attribute("mileage_km"),
    construction_year: attribute("construction_year"),
    first_registration: attribute("first_registration"),
    power_kw: attribute("power_kw"),
    cylinder_capacity_cc: attribute("cylinder_capacity_cc"),
    cylinders: attribute("cylinders"),
    gears: attribute("gears"),
    drive: attribute("drive"),
    doors: attribute("doors"),
    seats: attribute("seats"),
    color: attribute("color"),
    color_name: attribute("color_name"),
    interior_color: attribute("interior_color"),
    upholstery: attribute("upholstery"),
    co2_g_km: attribute("co2_g_km"),
    consumption: isEitherPresent(combined, electric) ? { combined, electric_kwh: electric } : null,
    wltp: attribute("wltp"),
    energy_class: attribute("energy_class"),
    battery_kwh: attribute("battery_kwh"),
    range_km: attribute("range_km"),
    emission_standard: attribute("emission_standard"),
    towing_kg: attribute("towing_kg"),
    weight_kg: attribute("weight_kg"),
    equipment: attribute("equipment") ?? [],
    options: attribute("options") ?? [],
    media: attribute("media") ?? ([] satisfies readonly Medium[]),
    location_id: attribute("location_id"),
    stock_number: attribute("stock_number"),
    warranty_months: attribute("warranty_months"),
    owners: attribute("owners"),
    accident_free: attribute("accident_free"),
    service_book: attribute("service_book"),
    availability: attribute("availability") ?? "available",
    available_from: attribute("available_from"),
    description: attribute("description"),
  };
};
