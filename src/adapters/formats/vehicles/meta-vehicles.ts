import {
  META_AVAILABILITIES,
  META_BODY_STYLES,
  META_COLUMNS,
  META_DRIVES,
  META_FUELS,
  META_KINDS,
  META_MAX_IMAGES,
  META_STATES,
  META_TRANSMISSIONS,
  metaImageColumn,
} from "./meta-format.ts";
import { type Vehicle, vehicleName } from "#domain/vehicles/index.ts";
import {
  advertisedDescription,
  advertisedPrices,
  formatNumberCell,
  photographs,
  tableValue,
} from "./advertised-vehicle.ts";
import type { ExportContext } from "#application/exports/ports.ts";

type MetaColumn = (typeof META_COLUMNS)[number];
type MetaCells = Partial<Record<MetaColumn, string>>;

const PICTURE_INDEXES = Array.from({ length: META_MAX_IMAGES }, (_, index) => index);

/** The columns of the file with one column for each picture. */
export const META_FILE_COLUMNS: readonly string[] = [...META_COLUMNS, ...PICTURE_INDEXES.map(metaImageColumn)];

const sellerCells = (vehicle: Vehicle, context: ExportContext): MetaCells => {
  const location = context.locationById(vehicle.location_id);
  if (location === null) return { dealer_id: formatNumberCell(vehicle.location_id) };
  return {
    dealer_id: location.slug,
    dealer_name: location.name,
    dealer_phone: location.phone,
    "address.addr1": location.address,
    "address.city": location.town,
    "address.region": location.town,
    "address.postal_code": location.postcode,
    "address.country": location.country,
    latitude: String(location.lat),
    longitude: String(location.lng),
  };
};

/** Meta requires a body style, "OTHER" if it has no value for it. */
const bodyStyleCell = (vehicle: Vehicle): string =>
  tableValue(META_KINDS, vehicle.kind) || tableValue(META_BODY_STYLES, vehicle.body_style) || "OTHER";

const attributeCells = (vehicle: Vehicle): MetaCells => {
  const { price, sale } = advertisedPrices(vehicle);
  return {
    make: vehicle.brand.name,
    model: vehicle.model?.name ?? "",
    trim: vehicle.trim ?? "",
    year: formatNumberCell(vehicle.construction_year),
    "mileage.value": formatNumberCell(vehicle.mileage_km),
    "mileage.unit": vehicle.mileage_km === null ? "" : "KM",
    transmission: tableValue(META_TRANSMISSIONS, vehicle.transmission_type),
    fuel_type: tableValue(META_FUELS, vehicle.fuel_type),
    body_style: bodyStyleCell(vehicle),
    vehicle_type: "CAR_TRUCK",
    drivetrain: tableValue(META_DRIVES, vehicle.drive),
    price,
    sale_price: sale,
    exterior_color: vehicle.color ?? "",
    interior_color: vehicle.interior_color ?? "",
    state_of_vehicle: tableValue(META_STATES, vehicle.condition),
    availability: META_AVAILABILITIES[vehicle.availability],
    stock_number: vehicle.stock_number ?? "",
  };
};

/** A row of Meta's feed. */
export const metaCells = (vehicle: Vehicle, context: ExportContext): readonly string[] => {
  const cells: MetaCells = {
    vehicle_id: String(vehicle.id),
    vin: vehicle.vin ?? "",
    title: vehicleName(vehicle),
    description: advertisedDescription(vehicle),
    url: context.vehicleUrl(vehicle),
    ...attributeCells(vehicle),
    ...sellerCells(vehicle, context),
  };
  const pictures = photographs(vehicle, context);
  return [
    ...META_COLUMNS.map((column) => cells[column] ?? ""),
    ...PICTURE_INDEXES.map((index) => pictures[index] ?? ""),
  ];
};
