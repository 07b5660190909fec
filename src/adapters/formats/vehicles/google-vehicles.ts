import {
  advertisedId,
  type BodyStyle,
  type Condition,
  type Drive,
  type FuelType,
  type Transmission,
  type Vehicle,
  type VehicleKind,
  vehicleName,
} from "#domain/vehicles/index.ts";
import {
  advertisedDescription,
  advertisedPrices,
  formatNumberCell,
  photographs,
  storeCode,
  tableValue,
} from "./advertised-vehicle.ts";
import type { ExportContext } from "#application/exports/ports.ts";
import { joinList } from "./join-list.ts";

/**
 * Columns of Google's vehicle ads feed in output order. `store_code` holds the location, `vehicle_option` the options
 * as free text, `price` and `sale_price` an amount with its currency ("24990.00 EUR"), `mileage` a number with its unit
 * ("12000 km"). Sources: support.google.com/merchants/answer/11192663 and, for fuel, gearbox and drive,
 * developers.google.com/vehicle-listings/reference/feed-specification
 */
export const GOOGLE_COLUMNS = [
  "id",
  "vin",
  "store_code",
  "title",
  "description",
  "google_product_category",
  "link",
  "image_link",
  "additional_image_link",
  "price",
  "sale_price",
  "condition",
  "brand",
  "model",
  "trim",
  "year",
  "mileage",
  "color",
  "interior_color",
  "body_style",
  "engine",
  "transmission",
  "drivetrain",
  "vehicle_option",
  "vehicle_fulfillment",
] as const;

/** Separator in `additional_image_link` and `vehicle_option`. */
const GOOGLE_LIST_SEPARATOR = ",";

/** Product category of cars, trucks and vans in Google's taxonomy. */
const GOOGLE_VEHICLE_CATEGORY = "916";

/** Google has new and used. A vehicle with a previous owner, even the dealer, is used. */
export const GOOGLE_CONDITIONS: Readonly<Record<Condition, string>> = {
  new: "new",
  demonstrator: "used",
  preregistered: "used",
  used: "used",
};

/** Body style to Google's value; null leaves the column empty. */
export const GOOGLE_BODY_STYLES: Readonly<Record<BodyStyle, string | null>> = {
  hatchback: "hatchback",
  compact: "hatchback",
  saloon: "sedan",
  estate: "wagon",
  suv: "suv",
  high_entry: "crossover",
  mpv: "minivan",
  family: "minivan",
  coupe: "coupe",
  convertible: "convertible",
  company_car: null,
  electric: null,
  hybrid: null,
};

/** Vans are identified by their body style. */
export const GOOGLE_KINDS: Readonly<Record<VehicleKind, string | null>> = { passenger: null, van: "full size van" };

export const GOOGLE_ENGINES: Readonly<Record<FuelType, string | null>> = {
  petrol: "gasoline",
  diesel: "diesel",
  electric: "electric",
  "electric+petrol": "hybrid",
  "electric+diesel": "diesel hybrid",
  hybrid: "hybrid",
  lpg: "lpg",
  lpgg3: "lpg",
  cng: "cng",
  e85: "flex fuel",
  "bio-ethanol": "ethanol",
  "bio-diesel": "biodiesel",
  hydrogen: "hydrogen",
  other: null,
};

export const GOOGLE_TRANSMISSIONS: Readonly<Record<Transmission, string>> = {
  manual: "manual",
  automatic: "automatic",
};

const GOOGLE_DRIVES: Readonly<Record<Drive, string>> = { front: "FWD", rear: "RWD", all: "AWD" };

type GoogleColumn = (typeof GOOGLE_COLUMNS)[number];

/** Sold at the location, without delivery. */
const IN_STORE_FULFILLMENT = "in_store";

const identityCells = (vehicle: Vehicle, context: ExportContext): Partial<Record<GoogleColumn, string>> => ({
  id: advertisedId(vehicle),
  vin: vehicle.vin ?? "",
  store_code: storeCode(vehicle, context, "google"),
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

/** Google's feed has no column for the availability. */
export const googleExclusionReason = ({ availability }: Pick<Vehicle, "availability">): string | null =>
  availability === "available" ? null : "is reserved or sold";

/** A row of Google's feed. */
export const googleCells = (vehicle: Vehicle, context: ExportContext): readonly string[] => {
  const cells = { ...identityCells(vehicle, context), ...pictureCells(vehicle, context), ...attributeCells(vehicle) };
  return GOOGLE_COLUMNS.map((column) => cells[column] ?? "");
};
