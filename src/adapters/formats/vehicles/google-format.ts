import type { BodyStyle, Condition, Drive, FuelType, Transmission, VehicleKind } from "#domain/vehicles/index.ts";

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
export const GOOGLE_LIST_SEPARATOR = ",";

/** Product category of cars, trucks and vans in Google's taxonomy. */
export const GOOGLE_VEHICLE_CATEGORY = "916";

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

export const GOOGLE_DRIVES: Readonly<Record<Drive, string>> = { front: "FWD", rear: "RWD", all: "AWD" };
