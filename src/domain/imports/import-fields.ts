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
  MAX_REQUESTED_ID,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "../vehicles/index.ts";

type KeyLabels = Readonly<Record<string, string>>;

/**
 * The value range of a vehicle field. A number outside `min` to `max` refuses the row (`outOfRange: "refuse"`) or drops
 * the value (`"drop"`). `placeholders` are numbers that people enter for an unknown value.
 */
export type ImportFieldType =
  | { readonly type: "text"; readonly max: number }
  | { readonly type: "texts"; readonly max: number; readonly maxItems: number }
  | {
      readonly type: "number";
      readonly integer: boolean;
      readonly min: number;
      readonly max: number;
      readonly outOfRange: "refuse" | "drop";
      readonly placeholders?: readonly number[];
    }
  | { readonly type: "year" }
  | { readonly type: "date"; readonly month: boolean }
  | { readonly type: "flag" }
  | { readonly type: "key"; readonly keys: KeyLabels }
  | { readonly type: "keys"; readonly keys: KeyLabels }
  | { readonly type: "media"; readonly maxItems: number }
  | { readonly type: "location" };

export type ImportField = ImportFieldType & { readonly description: string };

const textField = (max: number, description: string): ImportField => ({ type: "text", max, description });
const keyField = (keys: KeyLabels, description: string): ImportField => ({ type: "key", keys, description });
const flagField = (description: string): ImportField => ({ type: "flag", description });

const integerField = (min: number, max: number, description: string): ImportField => ({
  type: "number",
  integer: true,
  min,
  max,
  outOfRange: "drop",
  description,
});

const decimalField = (min: number, max: number, description: string): ImportField => ({
  type: "number",
  integer: false,
  min,
  max,
  outOfRange: "drop",
  description,
});

const strictIntegerField = (
  min: number,
  max: number,
  placeholders: readonly number[],
  description: string,
): ImportField => ({
  type: "number",
  integer: true,
  min,
  max,
  outOfRange: "refuse",
  placeholders,
  description,
});

/**
 * Every field a feed may fill, by its name in the Vitrine format; dots mark nesting, names carry the unit. The JSON
 * Schema, the row checks and the column names of the format derive from this table.
 */
const FIELDS = {
  key: textField(200, "The feed's own key of the vehicle: it never changes and names no other vehicle"),
  id: integerField(1, MAX_REQUESTED_ID, "The feed's own number of the vehicle; it becomes the number in the address"),
  brand: textField(60, "Make, as people write it"),
  model: textField(80, "Model, as people write it"),
  trim: textField(160, "Version of the model"),
  kind: keyField(VEHICLE_KINDS, "Passenger car or van"),
  condition: keyField(CONDITIONS, "State it is sold in"),
  "price.purchase.cents": strictIntegerField(100, 1_000_000_000, [], "Price in cents of a euro, taxes included"),
  "price.purchase.before_discount_cents": integerField(
    100,
    1_000_000_000,
    "Price before the reduction, in cents of a euro",
  ),
  vat_deductible: flagField("The buyer may deduct the VAT"),
  fuel_type: keyField(FUEL_TYPES, "Fuel"),
  body_style: keyField(BODY_STYLES, "Body"),
  transmission_type: keyField(TRANSMISSIONS, "Gearbox"),
  mileage_km: strictIntegerField(0, 1_000_000, [999_999], "Kilometres driven"),
  construction_year: { type: "year", description: "Year of construction, from 1900 to next year" },
  first_registration: { type: "date", month: true, description: "First registration, YYYY-MM or YYYY-MM-DD" },
  power_kw: strictIntegerField(0, 2_000, [0, 1], "Power in kilowatts"),
  cylinder_capacity_cc: integerField(20, 20_000, "Cylinder capacity in cubic centimetres"),
  cylinders: integerField(1, 16, "Number of cylinders"),
  gears: integerField(1, 16, "Number of gears"),
  drive: keyField(DRIVES, "Driven wheels"),
  doors: integerField(1, 9, "Number of doors, the tailgate included"),
  seats: integerField(1, 60, "Number of seats"),
  color: keyField(COLORS, "Colour of the body"),
  color_name: textField(80, "The maker's name of the colour"),
  interior_color: keyField(COLORS, "Colour of the interior"),
  upholstery: keyField(UPHOLSTERIES, "Upholstery"),
  co2_g_km: integerField(0, 1_000, "CO2 in grams a kilometre, combined"),
  "consumption.combined": decimalField(0, 60, "Consumption in litres (gas and hydrogen: kilograms) for 100 km"),
  "consumption.electric_kwh": decimalField(0, 150, "Consumption in kilowatt-hours for 100 km"),
  wltp: flagField("Consumption and CO2 were measured by WLTP; false: NEDC"),
  energy_class: keyField(ENERGY_CLASSES, "Energy class"),
  battery_kwh: decimalField(0.1, 1_000, "Battery in kilowatt-hours"),
  range_km: integerField(1, 2_000, "Electric range in kilometres"),
  emission_standard: keyField(EMISSION_STANDARDS, "Emission standard"),
  towing_kg: integerField(1, 10_000, "Braked towing capacity in kilograms"),
  weight_kg: integerField(100, 20_000, "Unladen weight in kilograms"),
  equipment: { type: "keys", keys: EQUIPMENT, description: "Equipment keys" },
  options: { type: "texts", max: 200, maxItems: 300, description: "Options in free words" },
  media: {
    type: "media",
    maxItems: 100,
    description: "Pictures and videos by address; the first picture is the main one",
  },
  location_id: { type: "location", description: "Where it stands: the number, the slug or an alias of a location" },
  stock_number: textField(60, "The dealer's stock number"),
  warranty_months: integerField(0, 240, "Months of warranty"),
  owners: integerField(0, 50, "Number of owners so far"),
  accident_free: flagField("Never had an accident"),
  service_book: flagField("Has a complete service book"),
  availability: keyField(AVAILABILITIES, "Whether it can be bought; available where nothing is said"),
  available_from: { type: "date", month: false, description: "Day from which it can be had, YYYY-MM-DD" },
  description: textField(10_000, "Text of the seller"),
} as const satisfies Readonly<Record<string, ImportField>>;

export type ImportFieldName = keyof typeof FIELDS;

export const isImportFieldName = (name: string): name is ImportFieldName => Object.hasOwn(FIELDS, name);

export const getImportField = (name: ImportFieldName): ImportField => FIELDS[name];

export const IMPORT_FIELD_NAMES: readonly ImportFieldName[] = Object.keys(FIELDS).filter(isImportFieldName);
