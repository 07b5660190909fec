import {
  advertisedId,
  type Availability,
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

/** Pictures of a vehicle in Meta's feed: `image[0].url` to `image[19].url`. */
export const META_MAX_IMAGES = 20;

/**
 * Columns of Meta's automotive inventory feed in output order; the pictures follow as `image[n].url`. `dealer_id` holds
 * the location. Of a reduced vehicle `price` is the former price and `sale_price` the current one, both as
 * "24990.00 EUR". Source: developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const META_COLUMNS = [
  "vehicle_id",
  "vin",
  "title",
  "description",
  "url",
  "make",
  "model",
  "trim",
  "year",
  "mileage.value",
  "mileage.unit",
  "transmission",
  "fuel_type",
  "body_style",
  "vehicle_type",
  "drivetrain",
  "price",
  "sale_price",
  "exterior_color",
  "interior_color",
  "state_of_vehicle",
  "condition",
  "availability",
  "stock_number",
  "dealer_id",
  "dealer_name",
  "dealer_phone",
  "address.addr1",
  "address.city",
  "address.region",
  "address.postal_code",
  "address.country",
  "latitude",
  "longitude",
] as const;

/** The column of a picture; `index` starts at 0. */
export const metaImageColumn = (index: number): string => `image[${index}].url`;

/** Meta has new, used and certified. A vehicle with a previous owner, even the dealer, is used. */
export const META_STATES: Readonly<Record<Condition, string>> = {
  new: "NEW",
  demonstrator: "USED",
  preregistered: "USED",
  used: "USED",
};

/** Body style to Meta's value; null is exported as OTHER. */
export const META_BODY_STYLES: Readonly<Record<BodyStyle, string | null>> = {
  hatchback: "HATCHBACK",
  compact: "SMALL_CAR",
  saloon: "SEDAN",
  estate: "WAGON",
  suv: "SUV",
  high_entry: "CROSSOVER",
  mpv: "MINIVAN",
  family: "MINIVAN",
  coupe: "COUPE",
  convertible: "CONVERTIBLE",
  company_car: null,
  electric: null,
  hybrid: null,
};

/** Vans are identified by their body style. */
export const META_KINDS: Readonly<Record<VehicleKind, string | null>> = { passenger: null, van: "VAN" };

/** No fuel maps to a plug-in hybrid: the fuel key does not distinguish plug-ins from other hybrids. */
export const META_FUELS: Readonly<Record<FuelType, string>> = {
  petrol: "PETROL",
  diesel: "DIESEL",
  electric: "ELECTRIC",
  "electric+petrol": "HYBRID",
  "electric+diesel": "HYBRID",
  hybrid: "HYBRID",
  lpg: "OTHER",
  lpgg3: "OTHER",
  cng: "OTHER",
  e85: "FLEX",
  "bio-ethanol": "FLEX",
  "bio-diesel": "OTHER",
  hydrogen: "OTHER",
  other: "OTHER",
};

export const META_TRANSMISSIONS: Readonly<Record<Transmission, string>> = {
  manual: "MANUAL",
  automatic: "AUTOMATIC",
};

export const META_DRIVES: Readonly<Record<Drive, string>> = { front: "FWD", rear: "RWD", all: "AWD" };

export const META_AVAILABILITIES: Readonly<Record<Availability, string>> = {
  available: "AVAILABLE",
  reserved: "PENDING",
  sold: "NOT_AVAILABLE",
};

type MetaCells = Partial<Record<(typeof META_COLUMNS)[number], string>>;

const PICTURE_INDEXES = Array.from({ length: META_MAX_IMAGES }, (_, index) => index);

/** The columns of the file with one column for each picture. */
export const META_FILE_COLUMNS: readonly string[] = [...META_COLUMNS, ...PICTURE_INDEXES.map(metaImageColumn)];

const sellerCells = (vehicle: Vehicle, context: ExportContext): MetaCells => {
  const location = context.locationById(vehicle.location_id);
  const dealer_id = storeCode(vehicle, context, "meta");
  if (location === null) return { dealer_id };
  return {
    dealer_id,
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
    vehicle_id: advertisedId(vehicle),
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
