import { slugify } from "../shared/index.ts";
import type { Medium, Named, VehicleFacts } from "../vehicles/index.ts";
import { fieldNamed, type FieldName } from "./fields.ts";
import { detached, type FieldValue } from "./reading.ts";

/** What was read of a row, by field. Readers have checked that each value is one its field may hold. */
export type Draft = Partial<Record<FieldName, FieldValue>>;

/** The value of a field, trusted to be of its type because the field's reader made it. */
type FactOf<K extends keyof VehicleFacts> = Extract<VehicleFacts[K], string | number | boolean | readonly unknown[]>;

const KEPT_NAMES = 20_000;
const names = new Map<string, Named | null>();

/** The name and its form in addresses; null where nothing is left of it there ("???"). */
export const named = (name: string): Named | null => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const own = detached(name);
  const slug = slugify(own);
  const made = slug === "" ? null : { slug, name: own };
  if (names.size < KEPT_NAMES) names.set(own, made);
  return made;
};

const pair = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  (a ?? null) !== null || (b ?? null) !== null;

const numberOf = (value: FieldValue | undefined): number | null => (typeof value === "number" ? value : null);

type Item = string | Medium;

/** Two lists of one field: none of their items twice, no more than the field holds, keys in their order. */
export const joined = (field: FieldName, before: readonly Item[], more: readonly Item[]): FieldValue => {
  const items = new Map<string, Item>();
  for (const item of [...before, ...more]) {
    const name = typeof item === "string" ? item : item.url;
    if (!items.has(name)) items.set(name, item);
  }
  const type = fieldNamed(field);
  const list = [...items.values()].slice(0, "most" in type ? type.most : items.size);
  return (type.type === "keys" ? list.map(String).sort() : list) as FieldValue;
};

/** The facts in one fixed order of fields, so that equal facts are equal as JSON. What the draft lacks is null. */
export const factsOf = (draft: Draft, brand: Named, model: Named | null): VehicleFacts => {
  const fact = <K extends FieldName & keyof VehicleFacts>(field: K): FactOf<K> | null =>
    (draft[field] ?? null) as FactOf<K> | null;
  const cents = numberOf(draft["price.purchase.cents"]);
  const combined = numberOf(draft["consumption.combined"]);
  const electric = numberOf(draft["consumption.electric_kwh"]);
  return {
    brand,
    model,
    trim: fact("trim"),
    kind: fact("kind"),
    condition: fact("condition"),
    price: {
      purchase:
        cents === null
          ? null
          : { cents, before_discount_cents: numberOf(draft["price.purchase.before_discount_cents"]) },
    },
    vat_deductible: fact("vat_deductible"),
    fuel_type: fact("fuel_type"),
    body_style: fact("body_style"),
    transmission_type: fact("transmission_type"),
    mileage_km: fact("mileage_km"),
    construction_year: fact("construction_year"),
    first_registration: fact("first_registration"),
    power_kw: fact("power_kw"),
    cylinder_capacity_cc: fact("cylinder_capacity_cc"),
    cylinders: fact("cylinders"),
    gears: fact("gears"),
    drive: fact("drive"),
    doors: fact("doors"),
    seats: fact("seats"),
    color: fact("color"),
    color_name: fact("color_name"),
    interior_color: fact("interior_color"),
    upholstery: fact("upholstery"),
    co2_g_km: fact("co2_g_km"),
    consumption: pair(combined, electric) ? { combined, electric_kwh: electric } : null,
    wltp: fact("wltp"),
    energy_class: fact("energy_class"),
    battery_kwh: fact("battery_kwh"),
    range_km: fact("range_km"),
    emission_standard: fact("emission_standard"),
    towing_kg: fact("towing_kg"),
    weight_kg: fact("weight_kg"),
    equipment: fact("equipment") ?? [],
    options: fact("options") ?? [],
    media: fact("media") ?? ([] satisfies readonly Medium[]),
    location_id: fact("location_id"),
    stock_number: fact("stock_number"),
    warranty_months: fact("warranty_months"),
    owners: fact("owners"),
    accident_free: fact("accident_free"),
    service_book: fact("service_book"),
    availability: fact("availability") ?? "available",
    available_from: fact("available_from"),
    description: fact("description"),
  };
};
