import {
  GOOGLE_BODY_STYLES,
  GOOGLE_VEHICLE_CATEGORY,
  GOOGLE_COLUMNS,
  GOOGLE_CONDITIONS,
  GOOGLE_DRIVES,
  GOOGLE_ENGINES,
  GOOGLE_KINDS,
  GOOGLE_LIST_SEPARATOR,
  GOOGLE_TRANSMISSIONS,
} from "./google-format.ts";
import { type Vehicle, vehicleName } from "#domain/vehicles/index.ts";
import {
  advertisedDescription,
  advertisedPrices,
  formatNumberCell,
  photographs,
  tableValue,
} from "./advertised-vehicle.ts";
import type { ExportContext, ExcludedVehicle } from "#application/exports/ports.ts";
import { joinList } from "./join-list.ts";

type GoogleColumn = (typeof GOOGLE_COLUMNS)[number];

/** Sold at the location, without delivery. */
const IN_STORE_FULFILLMENT = "in_store";

const identityCells = (vehicle: Vehicle, context: ExportContext): Partial<Record<GoogleColumn, string>> => ({
  id: String(vehicle.id),
  vin: vehicle.vin ?? "",
  store_code: context.locationById(vehicle.location_id)?.slug ?? formatNumberCell(vehicle.location_id),
  title: vehicleName(vehicle),
  description: advertisedDescription(vehicle),
  google_product_category: GOOGLE_VEHICLE_CATEGORY,
  link: context.vehicleUrl(vehicle),
});

const pictureCells = (vehicle: Vehicle, context: ExportContext): Partial<Record<GoogleColumn, string>> => {
  const [main = "", ...others] = photographs(vehicle, context);
  return { image_link: main, additional_image_link: joinList(others, GOOGLE_LIST_SEPARATOR) };
};

const attributeCells = (vehicle: Vehicle): Partial<Record<GoogleColumn, string>> => {
  const { price, sale } = advertisedPrices(vehicle);
  return {
    price,
    sale_price: sale,
    condition: tableValue(GOOGLE_CONDITIONS, vehicle.condition),
    brand: vehicle.brand.name,
    model: vehicle.model?.name ?? "",
    trim: vehicle.trim ?? "",
    year: formatNumberCell(vehicle.construction_year),
    mileage: vehicle.mileage_km === null ? "" : `${vehicle.mileage_km} km`,
    color: vehicle.color ?? "",
    interior_color: vehicle.interior_color ?? "",
    body_style: tableValue(GOOGLE_KINDS, vehicle.kind) || tableValue(GOOGLE_BODY_STYLES, vehicle.body_style),
    engine: tableValue(GOOGLE_ENGINES, vehicle.fuel_type),
    transmission: tableValue(GOOGLE_TRANSMISSIONS, vehicle.transmission_type),
    drivetrain: tableValue(GOOGLE_DRIVES, vehicle.drive),
    vehicle_option: joinList(vehicle.options, GOOGLE_LIST_SEPARATOR),
    vehicle_fulfillment: IN_STORE_FULFILLMENT,
  };
};

/** A row of Google's feed. Excludes reserved and sold vehicles, for which the feed has no column. */
export const googleCells = (vehicle: Vehicle, context: ExportContext): readonly string[] | ExcludedVehicle => {
  if (vehicle.availability !== "available") return { exclusionReason: "is reserved or sold" };
  const cells = { ...identityCells(vehicle, context), ...pictureCells(vehicle, context), ...attributeCells(vehicle) };
  return GOOGLE_COLUMNS.map((column) => cells[column] ?? "");
};
