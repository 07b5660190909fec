import type { BodyStyle, Condition, Drive, FuelType, Transmission, VehicleKind } from "../vehicles/index.ts";

/**
 * Google's vehicle ads feed, by its primary feed specification (support.google.com/merchants/answer/11192663) and, for
 * fuel, gearbox and drive, its vehicle listings (developers.google.com/vehicle-listings/reference/feed-specification).
 * Columns in the order they are written. `store_code` holds the location, `vehicle_option` the options in free words,
 * `price` and `sale_price` an amount and a currency ("24990.00 EUR"), `mileage` a figure and a unit ("12000 km"),
 * `link_template` and `vin` are the network's own.
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

/** Between the addresses of `additional_image_link` and the words of `vehicle_option`. */
export const GOOGLE_LIST_SEPARATOR = ",";

/** Taxonomy number of cars, trucks and vans. */
export const GOOGLE_CATEGORY = "916";

/** Google knows new and used; whatever had a first owner, if only the dealer, is used. */
export const GOOGLE_CONDITIONS: Readonly<Record<Condition, string>> = {
  new: "new",
  demonstrator: "used",
  preregistered: "used",
  used: "used",
};

/** Our body -> Google's; null where it has no word of its own and the column stays empty. */
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

/** A van has no body of ours, and is told by this one. */
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
