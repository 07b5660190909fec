import { demoVin } from "./vehicles/vin.ts";
import type { FeedVehicle } from "./vehicles/stock.ts";

type Read = (vehicle: FeedVehicle) => string | number | boolean | null | readonly string[];

/** The columns of the `vitrine` feed that the demo group fills, in order. */
const COLUMNS: Readonly<Record<string, Read>> = {
  id: (v) => v.id,
  brand: (v) => v.brand.name,
  model: (v) => v.model?.name ?? null,
  trim: (v) => v.trim,
  kind: (v) => v.kind,
  condition: (v) => v.condition,
  "price.purchase.cents": (v) => v.price.purchase?.cents ?? null,
  "price.purchase.before_discount_cents": (v) => v.price.purchase?.before_discount_cents ?? null,
  lowest_price_30_days: (v) => v.lowest_price_30_days,
  vat_deductible: (v) => v.vat_deductible,
  fuel_type: (v) => v.fuel_type,
  body_style: (v) => v.body_style,
  transmission_type: (v) => v.transmission_type,
  mileage_km: (v) => v.mileage_km,
  construction_year: (v) => v.construction_year,
  first_registration: (v) => v.first_registration,
  power_kw: (v) => v.power_kw,
  cylinder_capacity_cc: (v) => v.cylinder_capacity_cc,
  cylinders: (v) => v.cylinders,
  gears: (v) => v.gears,
  drive: (v) => v.drive,
  doors: (v) => v.doors,
  seats: (v) => v.seats,
  color: (v) => v.color,
  color_name: (v) => v.color_name,
  interior_color: (v) => v.interior_color,
  upholstery: (v) => v.upholstery,
  co2_g_km: (v) => v.co2_g_km,
  "consumption.combined": (v) => v.consumption?.combined ?? null,
  "consumption.electric_kwh": (v) => v.consumption?.electric_kwh ?? null,
  wltp: (v) => v.wltp,
  energy_class: (v) => v.energy_class,
  battery_kwh: (v) => v.battery_kwh,
  range_km: (v) => v.range_km,
  battery_health_percent: (v) => v.battery_health_percent,
  battery_health_date: (v) => v.battery_health_date,
  emission_standard: (v) => v.emission_standard,
  towing_kg: (v) => v.towing_kg,
  weight_kg: (v) => v.weight_kg,
  equipment: (v) => v.equipment,
  options: (v) => v.options,
  location_id: (v) => v.location_id,
  stock_number: (v) => v.stock_number,
  vin: demoVin,
  warranty_months: (v) => v.warranty_months,
  owners: (v) => v.owners,
  accident_free: (v) => v.accident_free,
  service_book: (v) => v.service_book,
  next_inspection: (v) => v.next_inspection,
  inspection_report: (v) => v.inspection_report,
  inspection_marks: (v) => v.inspection_marks?.map((mark) => JSON.stringify(mark)) ?? null,
  availability: (v) => v.availability,
  available_from: (v) => v.available_from,
  description: (v) => v.description,
};

const cell = (value: ReturnType<Read>): string => {
  const text = value === null ? "" : typeof value === "object" ? value.join("|") : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The stock as a `vitrine` feed in CSV (RFC 4180, with LF line ends). */
export const formatVehiclesCsv = (vehicles: readonly FeedVehicle[]): string => {
  const rows = vehicles.map((vehicle) =>
    Object.values(COLUMNS)
      .map((read) => cell(read(vehicle)))
      .join(","),
  );
  return `${[Object.keys(COLUMNS).join(","), ...rows].join("\n")}\n`;
};
