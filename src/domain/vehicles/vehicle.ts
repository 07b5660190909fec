import type { Cents } from "../shared/index.ts";
import type { EquipmentKey } from "./equipment.ts";
import type {
  Availability,
  BodyStyle,
  Color,
  Condition,
  Drive,
  EmissionStandard,
  EnergyClass,
  FuelType,
  Transmission,
  Upholstery,
  VehicleKind,
} from "./keys.ts";

/** A brand, model or location name with its URL form. */
export type NameWithSlug = { readonly slug: string; readonly name: string };

export type Medium = { readonly type: "image" | "video"; readonly url: string; readonly alt: string | null };

/** The feed's prices; `price.ts` formats them. */
export type PurchasePrice = { readonly cents: Cents; readonly before_discount_cents: Cents | null };

/** Per 100 km by WLTP if `wltp` is true, else NEDC. `combined` is litres, or kilograms of gas or hydrogen. */
export type Consumption = { readonly combined: number | null; readonly electric_kwh: number | null };

/**
 * The attributes of a vehicle in its feed. Names carry the unit; null means the feed gives no value. Dates are ISO 8601
 * (`YYYY-MM-DD`, `first_registration` also `YYYY-MM`).
 */
export type VehicleAttributes = {
  readonly brand: NameWithSlug;
  readonly model: NameWithSlug | null;
  readonly trim: string | null;
  readonly kind: VehicleKind | null;
  readonly condition: Condition | null;
  readonly price: { readonly purchase: PurchasePrice | null };
  readonly vat_deductible: boolean | null;
  readonly fuel_type: FuelType | null;
  readonly body_style: BodyStyle | null;
  readonly transmission_type: Transmission | null;
  readonly mileage_km: number | null;
  readonly construction_year: number | null;
  readonly first_registration: string | null;
  readonly power_kw: number | null;
  readonly cylinder_capacity_cc: number | null;
  readonly cylinders: number | null;
  readonly gears: number | null;
  readonly drive: Drive | null;
  readonly doors: number | null;
  readonly seats: number | null;
  readonly color: Color | null;
  /** The maker's name of the colour: "Rouge Fantastique". */
  readonly color_name: string | null;
  readonly interior_color: Color | null;
  readonly upholstery: Upholstery | null;
  readonly co2_g_km: number | null;
  readonly consumption: Consumption | null;
  readonly wltp: boolean | null;
  readonly energy_class: EnergyClass | null;
  readonly battery_kwh: number | null;
  readonly range_km: number | null;
  readonly emission_standard: EmissionStandard | null;
  readonly towing_kg: number | null;
  readonly weight_kg: number | null;
  readonly equipment: readonly EquipmentKey[];
  readonly options: readonly string[];
  readonly media: readonly Medium[];
  readonly location_id: number | null;
  readonly stock_number: string | null;
  readonly warranty_months: number | null;
  readonly owners: number | null;
  readonly accident_free: boolean | null;
  readonly service_book: boolean | null;
  readonly availability: Availability;
  readonly available_from: string | null;
  readonly description: string | null;
};

/** A vehicle of the stock. */
export type Vehicle = VehicleAttributes & {
  /** Assigned at the first import and never changed; also the number in the slug. */
  readonly id: number;
  readonly slug: string;
  /** Brand and model. */
  readonly title: string;
  /** ISO 8601 instants. */
  readonly first_seen_at: string;
  readonly updated_at: string;
  /** Hash of the attributes; equal hashes mean equal attributes. */
  readonly content_hash: string;
};
