import type {
  Availability,
  BodyStyle,
  Condition,
  Drive,
  FuelType,
  Transmission,
  VehicleKind,
} from "../vehicles/index.ts";

/** Pictures a vehicle may have in Meta's feed: `image[0].url` to `image[19].url`. */
export const META_MOST_IMAGES = 20;

/**
 * Meta's automotive inventory feed (developers.facebook.com/docs/marketing-api/auto-ads/reference). Columns in the order
 * they are written, pictures apart: they follow as `image[n].url`. `dealer_id` holds the location, `price` is what it
 * cost before and `sale_price` what it costs now where it is reduced, both as "24990.00 EUR".
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

/** The column of a picture, counted from 0. */
export const metaImageColumn = (place: number): string => `image[${place}].url`;

/** Meta knows new, used and certified; whatever had a first owner, if only the dealer, is used. */
export const META_STATES: Readonly<Record<Condition, string>> = {
  new: "NEW",
  demonstrator: "USED",
  preregistered: "USED",
  used: "USED",
};

/** Our body -> Meta's; null where it has no word of its own and the column says OTHER. */
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

/** A van has no body of ours, and is told by this one. */
export const META_KINDS: Readonly<Record<VehicleKind, string | null>> = { passenger: null, van: "VAN" };

/** Our keys do not say whether a hybrid has a plug, so that none is called one here. */
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
