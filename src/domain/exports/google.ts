import {
  GOOGLE_BODY_STYLES,
  GOOGLE_CATEGORY,
  GOOGLE_COLUMNS,
  GOOGLE_CONDITIONS,
  GOOGLE_DRIVES,
  GOOGLE_ENGINES,
  GOOGLE_KINDS,
  GOOGLE_LIST_SEPARATOR,
  GOOGLE_TRANSMISSIONS,
} from "../imports/index.ts";
import { type Vehicle, vehicleName } from "../vehicles/index.ts";
import { advertisedDescription, advertisedPrices, figure, photographs, wordOf } from "./advertised.ts";
import type { ExportContext, LeftOut } from "./format.ts";
import { joinedList } from "./list.ts";

type GoogleColumn = (typeof GOOGLE_COLUMNS)[number];

/** Seen and bought at the place: no delivery is promised. */
const IN_STORE = "in_store";

const identity = (vehicle: Vehicle, context: ExportContext): Partial<Record<GoogleColumn, string>> => ({
  id: String(vehicle.id),
  store_code: context.locationOf(vehicle.location_id)?.slug ?? figure(vehicle.location_id),
  title: vehicleName(vehicle),
  description: advertisedDescription(vehicle),
  google_product_category: GOOGLE_CATEGORY,
  link: context.pageOf(vehicle),
});

const pictures = (vehicle: Vehicle, context: ExportContext): Partial<Record<GoogleColumn, string>> => {
  const [main = "", ...others] = photographs(vehicle, context);
  return { image_link: main, additional_image_link: joinedList(others, GOOGLE_LIST_SEPARATOR) };
};

const facts = (vehicle: Vehicle): Partial<Record<GoogleColumn, string>> => {
  const { price, sale } = advertisedPrices(vehicle);
  return {
    price,
    sale_price: sale,
    condition: wordOf(GOOGLE_CONDITIONS, vehicle.condition),
    brand: vehicle.brand.name,
    model: vehicle.model?.name ?? "",
    trim: vehicle.trim ?? "",
    year: figure(vehicle.construction_year),
    mileage: vehicle.mileage_km === null ? "" : `${vehicle.mileage_km} km`,
    color: vehicle.color ?? "",
    interior_color: vehicle.interior_color ?? "",
    body_style: wordOf(GOOGLE_KINDS, vehicle.kind) || wordOf(GOOGLE_BODY_STYLES, vehicle.body_style),
    engine: wordOf(GOOGLE_ENGINES, vehicle.fuel_type),
    transmission: wordOf(GOOGLE_TRANSMISSIONS, vehicle.transmission_type),
    drivetrain: wordOf(GOOGLE_DRIVES, vehicle.drive),
    vehicle_option: joinedList(vehicle.options, GOOGLE_LIST_SEPARATOR),
    vehicle_fulfillment: IN_STORE,
  };
};

/** One line of Google's feed. It has no column for what is reserved or sold: such a vehicle is not advertised. */
export const googleCells = (vehicle: Vehicle, context: ExportContext): readonly string[] | LeftOut => {
  if (vehicle.availability !== "available") return { leftOut: "is reserved or sold" };
  const cells = { ...identity(vehicle, context), ...pictures(vehicle, context), ...facts(vehicle) };
  return GOOGLE_COLUMNS.map((column) => cells[column] ?? "");
};
