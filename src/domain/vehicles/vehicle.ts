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

/** A brand or a model as a vehicle names it: the form in addresses and the form people read. */
export type Named = { readonly slug: string; readonly name: string };

export type Medium = { readonly type: "image" | "video"; readonly url: string; readonly alt: string | null };

/** Cents as fed; what is shown of them is made by `price.ts`. */
export type PurchasePrice = { readonly cents: Cents; readonly before_discount_cents: Cents | null };

/** Per 100 km, WLTP where `wltp` is true, NEDC else: litres (kilograms for gas and hydrogen), and kWh for the plug. */
export type Consumption = { readonly combined: number | null; readonly electric_kwh: number | null };

/**
 * What a feed says of a vehicle. Units stand in the names; `null` is "the feed does not say", never a guess.
 * Dates are ISO 8601 (`YYYY-MM-DD`, `first_registration` also `YYYY-MM`).
 */
export type VehicleFacts = {
  readonly brand: Named;
  readonly model: Named | null;
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
  /** The maker's own name of the paint: "Rouge Fantastique". */
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

/** A vehicle of the stock: its facts, and what the stock itself knows of it. */
export type Vehicle = VehicleFacts & {
  /** Given on first sight and kept for good; also the number in the slug. */
  readonly id: number;
  readonly slug: string;
  /** Brand and model. */
  readonly title: string;
  /** ISO 8601 instants. */
  readonly first_seen_at: string;
  readonly updated_at: string;
  /** Of the facts; equal hashes are the same facts. */
  readonly content_hash: string;
};
