import {
  AVAILABILITIES,
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  EQUIPMENT,
  FUEL_TYPES,
  LARGEST_WANTED_ID,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "../vehicles/index.ts";

/** The keys a field may hold, each with its label. */
type Keys = Readonly<Record<string, string>>;

/**
 * What a field of a vehicle holds and what is possible in it. A number outside `min` to `max` refuses the row where the
 * field says so (`outside: "refuse"`: nothing with such a figure is a vehicle) and only drops the value else.
 * `fillers` are figures that people type where a form wants one and they know none.
 */
export type FieldType =
  | { readonly type: "text"; readonly max: number }
  | { readonly type: "texts"; readonly max: number; readonly most: number }
  | {
      readonly type: "number";
      readonly whole: boolean;
      readonly min: number;
      readonly max: number;
      readonly outside: "refuse" | "drop";
      readonly fillers?: readonly number[];
    }
  | { readonly type: "year" }
  | { readonly type: "date"; readonly month: boolean }
  | { readonly type: "flag" }
  | { readonly type: "key"; readonly keys: Keys }
  | { readonly type: "keys"; readonly keys: Keys }
  | { readonly type: "media"; readonly most: number }
  | { readonly type: "location" };

export type Field = FieldType & { readonly describes: string };

const text = (max: number, describes: string): Field => ({ type: "text", max, describes });
const key = (keys: Keys, describes: string): Field => ({ type: "key", keys, describes });
const flag = (describes: string): Field => ({ type: "flag", describes });

const count = (min: number, max: number, describes: string): Field => ({
  type: "number",
  whole: true,
  min,
  max,
  outside: "drop",
  describes,
});

const amount = (min: number, max: number, describes: string): Field => ({
  type: "number",
  whole: false,
  min,
  max,
  outside: "drop",
  describes,
});

const vital = (min: number, max: number, fillers: readonly number[], describes: string): Field => ({
  type: "number",
  whole: true,
  min,
  max,
  outside: "refuse",
  fillers,
  describes,
});

/**
 * Every field of a vehicle that a feed may fill, by the name it has in our own format (dots for what is nested).
 * Units stand in the names. The JSON Schema of the format, the checks of a row and the names of columns read this table.
 */
const FIELDS = {
  key: text(200, "The feed's own key of the vehicle: it never changes and names no other vehicle"),
  id: count(1, LARGEST_WANTED_ID, "The feed's own number of the vehicle; it becomes the number in the address"),
  brand: text(60, "Make, as people write it"),
  model: text(80, "Model, as people write it"),
  trim: text(160, "Version of the model"),
  kind: key(VEHICLE_KINDS, "Passenger car or van"),
  condition: key(CONDITIONS, "State it is sold in"),
  "price.purchase.cents": vital(100, 1_000_000_000, [], "Price in cents of a euro, taxes included"),
  "price.purchase.before_discount_cents": count(100, 1_000_000_000, "Price before the reduction, in cents of a euro"),
  vat_deductible: flag("The buyer may deduct the VAT"),
  fuel_type: key(FUEL_TYPES, "Fuel"),
  body_style: key(BODY_STYLES, "Body"),
  transmission_type: key(TRANSMISSIONS, "Gearbox"),
  mileage_km: vital(0, 1_000_000, [999_999], "Kilometres driven"),
  construction_year: { type: "year", describes: "Year of construction, from 1900 to next year" },
  first_registration: { type: "date", month: true, describes: "First registration, YYYY-MM or YYYY-MM-DD" },
  power_kw: vital(0, 2_000, [0, 1], "Power in kilowatts"),
  cylinder_capacity_cc: count(20, 20_000, "Cylinder capacity in cubic centimetres"),
  cylinders: count(1, 16, "Number of cylinders"),
  gears: count(1, 16, "Number of gears"),
  drive: key(DRIVES, "Driven wheels"),
  doors: count(1, 9, "Number of doors, the tailgate included"),
  seats: count(1, 60, "Number of seats"),
  color: key(COLORS, "Colour of the body"),
  color_name: text(80, "The maker's name of the colour"),
  interior_color: key(COLORS, "Colour of the interior"),
  upholstery: key(UPHOLSTERIES, "Upholstery"),
  co2_g_km: count(0, 1_000, "CO2 in grams a kilometre, combined"),
  "consumption.combined": amount(0, 60, "Consumption in litres (gas and hydrogen: kilograms) for 100 km"),
  "consumption.electric_kwh": amount(0, 150, "Consumption in kilowatt-hours for 100 km"),
  wltp: flag("Consumption and CO2 were measured by WLTP; false: NEDC"),
  energy_class: key(ENERGY_CLASSES, "Energy class"),
  battery_kwh: amount(0.1, 1_000, "Battery in kilowatt-hours"),
  range_km: count(1, 2_000, "Electric range in kilometres"),
  emission_standard: key(EMISSION_STANDARDS, "Emission standard"),
  towing_kg: count(1, 10_000, "Braked towing capacity in kilograms"),
  weight_kg: count(100, 20_000, "Unladen weight in kilograms"),
  equipment: { type: "keys", keys: EQUIPMENT, describes: "Equipment keys" },
  options: { type: "texts", max: 200, most: 300, describes: "Options in free words" },
  media: { type: "media", most: 100, describes: "Pictures and videos by address; the first picture is the main one" },
  location_id: { type: "location", describes: "Where it stands: the number, the slug or an alias of a location" },
  stock_number: text(60, "The dealer's stock number"),
  warranty_months: count(0, 240, "Months of warranty"),
  owners: count(0, 50, "Number of owners so far"),
  accident_free: flag("Never had an accident"),
  service_book: flag("Has a complete service book"),
  availability: key(AVAILABILITIES, "Whether it can be bought; available where nothing is said"),
  available_from: { type: "date", month: false, describes: "Day from which it can be had, YYYY-MM-DD" },
  description: text(10_000, "Text of the seller"),
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof FIELDS;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

export const fieldNamed = (name: FieldName): Field => FIELDS[name];

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELDS).filter(isFieldName);
