import { formatEuros } from "#domain/shared/index.ts";
import { toDisplayPrice, type Vehicle } from "#domain/vehicles/index.ts";
import type { VehicleDetail, VehicleSummary } from "./vehicle-schema.ts";

/** `monthlyCents` is null where no monthly payment can be offered. */
export type VehicleJsonContext = {
  readonly url: (vehicle: Vehicle) => string;
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
};

export const toVehicleSummary = (vehicle: Vehicle, { url, monthlyCents }: VehicleJsonContext): VehicleSummary => {
  const monthly = monthlyCents(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    url: url(vehicle),
    title: vehicle.title,
    brand: { ...vehicle.brand },
    model: vehicle.model && { ...vehicle.model },
    trim: vehicle.trim,
    kind: vehicle.kind,
    condition: vehicle.condition,
    fuel_type: vehicle.fuel_type,
    body_style: vehicle.body_style,
    transmission_type: vehicle.transmission_type,
    mileage_km: vehicle.mileage_km,
    power_kw: vehicle.power_kw,
    construction_year: vehicle.construction_year,
    first_registration: vehicle.first_registration,
    color: vehicle.color,
    doors: vehicle.doors,
    seats: vehicle.seats,
    co2_g_km: vehicle.co2_g_km,
    range_km: vehicle.range_km,
    availability: vehicle.availability,
    location_id: vehicle.location_id,
    price: { purchase: toDisplayPrice(vehicle) },
    monthly: monthly === null ? null : { cents: monthly, formatted: formatEuros(monthly) },
    updated_at: vehicle.updated_at,
  };
};

export const toVehicleDetail = (vehicle: Vehicle, context: VehicleJsonContext): VehicleDetail => ({
  ...toVehicleSummary(vehicle, context),
  vat_deductible: vehicle.vat_deductible,
  cylinder_capacity_cc: vehicle.cylinder_capacity_cc,
  cylinders: vehicle.cylinders,
  gears: vehicle.gears,
  drive: vehicle.drive,
  color_name: vehicle.color_name,
  interior_color: vehicle.interior_color,
  upholstery: vehicle.upholstery,
  consumption: vehicle.consumption,
  wltp: vehicle.wltp,
  energy_class: vehicle.energy_class,
  battery_kwh: vehicle.battery_kwh,
  emission_standard: vehicle.emission_standard,
  towing_kg: vehicle.towing_kg,
  weight_kg: vehicle.weight_kg,
  equipment: [...vehicle.equipment],
  options: [...vehicle.options],
  media: vehicle.media.map((medium) => ({ ...medium })),
  stock_number: vehicle.stock_number,
  warranty_months: vehicle.warranty_months,
  owners: vehicle.owners,
  accident_free: vehicle.accident_free,
  service_book: vehicle.service_book,
  available_from: vehicle.available_from,
  description: vehicle.description,
  first_seen_at: vehicle.first_seen_at,
});
