import {
  META_AVAILABILITIES,
  META_BODY_STYLES,
  META_COLUMNS,
  META_DRIVES,
  META_FUELS,
  META_KINDS,
  META_MOST_IMAGES,
  META_STATES,
  META_TRANSMISSIONS,
  metaImageColumn,
} from "../imports/index.ts";
import { type Vehicle, vehicleName } from "../vehicles/index.ts";
import { advertisedDescription, advertisedPrices, figure, photographs, wordOf } from "./advertised.ts";
import type { ExportContext } from "./format.ts";

type MetaColumn = (typeof META_COLUMNS)[number];
type MetaCells = Partial<Record<MetaColumn, string>>;

const PICTURES = Array.from({ length: META_MOST_IMAGES }, (_, place) => place);

/** The columns of the file: the network's, and one for each picture a vehicle may have. */
export const META_FILE_COLUMNS: readonly string[] = [...META_COLUMNS, ...PICTURES.map(metaImageColumn)];

const seller = (vehicle: Vehicle, context: ExportContext): MetaCells => {
  const place = context.locationOf(vehicle.location_id);
  if (place === null) return { dealer_id: figure(vehicle.location_id) };
  return {
    dealer_id: place.slug,
    dealer_name: place.name,
    dealer_phone: place.phone,
    "address.addr1": place.address,
    "address.city": place.town,
    "address.region": place.town,
    "address.postal_code": place.postcode,
    "address.country": place.country,
    latitude: String(place.lat),
    longitude: String(place.lng),
  };
};

/** Meta wants a word for a body it has none for. */
const bodyOf = (vehicle: Vehicle): string =>
  wordOf(META_KINDS, vehicle.kind) || wordOf(META_BODY_STYLES, vehicle.body_style) || "OTHER";

const facts = (vehicle: Vehicle): MetaCells => {
  const { price, sale } = advertisedPrices(vehicle);
  return {
    make: vehicle.brand.name,
    model: vehicle.model?.name ?? "",
    trim: vehicle.trim ?? "",
    year: figure(vehicle.construction_year),
    "mileage.value": figure(vehicle.mileage_km),
    "mileage.unit": vehicle.mileage_km === null ? "" : "KM",
    transmission: wordOf(META_TRANSMISSIONS, vehicle.transmission_type),
    fuel_type: wordOf(META_FUELS, vehicle.fuel_type),
    body_style: bodyOf(vehicle),
    vehicle_type: "CAR_TRUCK",
    drivetrain: wordOf(META_DRIVES, vehicle.drive),
    price,
    sale_price: sale,
    exterior_color: vehicle.color ?? "",
    interior_color: vehicle.interior_color ?? "",
    state_of_vehicle: wordOf(META_STATES, vehicle.condition),
    availability: META_AVAILABILITIES[vehicle.availability],
    stock_number: vehicle.stock_number ?? "",
  };
};

/** One line of Meta's feed. */
export const metaCells = (vehicle: Vehicle, context: ExportContext): readonly string[] => {
  const cells: MetaCells = {
    vehicle_id: String(vehicle.id),
    title: vehicleName(vehicle),
    description: advertisedDescription(vehicle),
    url: context.pageOf(vehicle),
    ...facts(vehicle),
    ...seller(vehicle, context),
  };
  const pictures = photographs(vehicle, context);
  return [...META_COLUMNS.map((column) => cells[column] ?? ""), ...PICTURES.map((place) => pictures[place] ?? "")];
};
