import { EQUIPMENT } from "../equipment.ts";
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLORS,
  CONDITIONS,
  DRIVES,
  EMISSION_STANDARDS,
  ENERGY_CLASSES,
  FUEL_TYPES,
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "../keys.ts";
import { MAX_REQUESTED_ID } from "../vehicle-id.ts";
import {
  ANY_FIGURE,
  count,
  decimal,
  flag,
  key,
  measure,
  plausibleRange,
  PRICES,
  text,
  type VehicleField,
} from "./vehicle-field.ts";

/**
 * Every field of a vehicle, by its name in the Vitrine format; dots mark nesting, names carry the unit. The type of the
 * attributes, the feed's columns and checks, the JSON Schema, the stored document, the JSON API, the exports and the
 * filters derive from this table. Its order is the order of all of these but the filters.
 */
export const VEHICLE_FIELDS = {
  key: {
    ...text(200, "The feed's own key of the vehicle: it never changes and names no other vehicle"),
    feedOnly: true,
  },
  id: {
    ...count(1, MAX_REQUESTED_ID, "The feed's own number of the vehicle; it becomes the number in the address"),
    plausible: ANY_FIGURE,
    feedOnly: true,
  },
  brand: {
    ...text(60, "Make, as people write it"),
    named: "required",
    api: "summary",
    filter: { name: "brand", position: 10, group: "essentials", control: "checkboxes", open: true },
  },
  model: {
    ...text(80, "Model, as people write it"),
    named: "optional",
    api: "summary",
    filter: {
      name: "model",
      position: 20,
      group: "essentials",
      control: "checkboxes",
      open: true,
      parentFacet: "brand",
    },
  },
  trim: { ...text(160, "Version of the model"), api: "summary" },
  kind: {
    ...key(VEHICLE_KINDS, "Passenger car or van"),
    api: "summary",
    filter: { name: "kind", position: 130, group: "body", control: "buttons" },
  },
  condition: {
    ...key(CONDITIONS, "State it is sold in"),
    api: "summary",
    filter: { name: "condition", position: 50, group: "essentials", control: "buttons", open: true },
  },
  "price.purchase.cents": {
    ...count(100, 1_000_000_000, "Price in cents of a euro, taxes included"),
    plausible: PRICES,
    outOfRange: "refuse",
    filter: {
      name: "price",
      position: 30,
      group: "essentials",
      control: "slider",
      open: true,
      range: { unit: "euros", step: 500, inEuros: true },
    },
  },
  "price.purchase.before_discount_cents": {
    ...count(100, 1_000_000_000, "Price before the reduction, in cents of a euro: saved and exported, never shown"),
    plausible: PRICES,
  },
  lowest_price_30_days: {
    ...count(
      100,
      1_000_000_000,
      "Lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a), in cents of a euro; only it, or the prices that we saw ourselves, make a reduction",
    ),
    plausible: PRICES,
  },
  vat_deductible: {
    ...flag("The buyer may deduct the VAT"),
    api: "detail",
    filter: { name: "vat-deductible", position: 280, group: "offer", control: "switch" },
  },
  fuel_type: {
    ...key(FUEL_TYPES, "Fuel"),
    api: "summary",
    filter: { name: "fuel", position: 80, group: "engine", control: "checkboxes", open: true },
  },
  body_style: {
    ...key(BODY_STYLES, "Body; three keys name an energy or a use"),
    api: "summary",
    filter: {
      name: "body",
      position: 120,
      group: "body",
      control: "checkboxes",
    },
  },
  transmission_type: {
    ...key(TRANSMISSIONS, "Gearbox"),
    api: "summary",
    filter: {
      name: "transmission",
      position: 90,
      group: "engine",
      control: "buttons",
      open: true,
    },
  },
  mileage_km: {
    ...measure(0, 1_000_000, "km", "Kilometres driven"),
    plausible: plausibleRange(0, 700_000, 111_111, 123_456, 999_999),
    outOfRange: "refuse",
    api: "summary",
    filter: {
      name: "mileage",
      position: 70,
      group: "essentials",
      control: "slider",
      open: true,
      range: { unit: "km", step: 5000 },
    },
  },
  construction_year: {
    type: "year",
    plausible: plausibleRange(1901, 2100, 0, 1, 1111, 1900, 9999),
    description: "Year of construction, from 1900 to next year",
    api: "summary",
    filter: {
      name: "year",
      position: 60,
      group: "essentials",
      control: "slider",
      open: true,
      range: { unit: "none", step: 1 },
    },
  },
  first_registration: {
    type: "date",
    month: true,
    description: "First registration, YYYY-MM or YYYY-MM-DD",
    api: "summary",
  },
  power_kw: {
    ...measure(0, 2_000, "kW", "Power in kilowatts"),
    plausible: plausibleRange(3, 1_500, 0, 1),
    outOfRange: "refuse",
    api: "summary",
    filter: {
      name: "power",
      position: 100,
      group: "engine",
      control: "slider",
      range: { unit: "kW", step: 10 },
    },
  },
  cylinder_capacity_cc: {
    ...measure(20, 20_000, "cm³", "Cylinder capacity in cubic centimetres"),
    plausible: plausibleRange(50, 9_000, 0, 1, 1111, 9999),
    api: "detail",
    filter: {
      name: "capacity",
      position: 105,
      group: "engine",
      control: "slider",
      optional: true,
      range: { unit: "cm³", step: 100 },
    },
  },
  cylinders: {
    ...count(1, 16, "Number of cylinders"),
    plausible: plausibleRange(1, 16, 0),
    api: "detail",
    filter: {
      name: "cylinders",
      position: 107,
      group: "engine",
      control: "buttons",
      optional: true,
      integers: { from: 2, to: 12, unit: "cylinders" },
    },
  },
  gears: { ...count(1, 16, "Number of gears"), plausible: plausibleRange(1, 12, 0), api: "detail" },
  drive: {
    ...key(DRIVES, "Driven wheels"),
    api: "detail",
    filter: { name: "drive", position: 110, group: "engine", control: "checkboxes" },
  },
  doors: {
    ...count(1, 9, "Number of doors, the tailgate included"),
    plausible: plausibleRange(1, 7, 0),
    api: "summary",
    filter: {
      name: "doors",
      position: 160,
      group: "body",
      control: "buttons",
      integers: { from: 2, to: 6, unit: "doors" },
    },
  },
  seats: {
    ...count(1, 60, "Number of seats"),
    plausible: plausibleRange(1, 60, 0),
    api: "summary",
    filter: {
      name: "seats",
      position: 150,
      group: "body",
      control: "buttons",
      integers: { from: 2, to: 9, unit: "seats" },
    },
  },
  color: {
    ...key(COLORS, "Colour of the body"),
    api: "summary",
    filter: { name: "color", position: 140, group: "body", control: "swatches" },
  },
  color_name: { ...text(80, "The maker's name of the colour"), api: "detail" },
  interior_color: {
    ...key(COLORS, "Colour of the interior"),
    api: "detail",
    filter: {
      name: "interior-color",
      position: 190,
      group: "comfort",
      control: "swatches",
      optional: true,
    },
  },
  upholstery: {
    ...key(UPHOLSTERIES, "Upholstery"),
    api: "detail",
    filter: { name: "upholstery", position: 180, group: "comfort", control: "checkboxes" },
  },
  co2_g_km: {
    ...measure(0, 1_000, "g/km", "CO2 in grams a kilometre, combined"),
    plausible: plausibleRange(0, 700, 999),
    api: "summary",
    filter: {
      name: "co2",
      position: 210,
      group: "economy",
      control: "slider",
      range: { unit: "g/km", step: 10 },
    },
  },
  "consumption.combined": {
    ...decimal(0, 60, "l/100 km", "Consumption in litres (gas and hydrogen: kilograms) for 100 km"),
    plausible: plausibleRange(0, 45, 99.9),
    api: "detail",
    filter: {
      name: "consumption",
      position: 215,
      group: "economy",
      control: "slider",
      optional: true,
      range: { unit: "l/100 km", step: 1, round: "up" },
    },
  },
  "consumption.electric_kwh": {
    ...decimal(0, 150, "kWh/100 km", "Consumption in kilowatt-hours for 100 km"),
    plausible: plausibleRange(0, 100, 99.9),
    api: "detail",
    filter: {
      name: "electric-consumption",
      position: 216,
      group: "economy",
      control: "slider",
      optional: true,
      range: { unit: "kWh/100 km", step: 1, round: "up" },
    },
  },
  wltp: { ...flag("Consumption and CO2 were measured by WLTP; false: NEDC"), api: "detail" },
  energy_class: {
    ...key(ENERGY_CLASSES, "Energy class"),
    api: "detail",
    filter: {
      name: "energy-class",
      position: 220,
      group: "economy",
      control: "buttons",
      optional: true,
    },
  },
  battery_kwh: {
    ...decimal(0.1, 1_000, "kWh", "Battery in kilowatt-hours"),
    plausible: plausibleRange(0.3, 300, 0),
    api: "detail",
    filter: {
      name: "battery",
      position: 203,
      group: "economy",
      control: "slider",
      optional: true,
      range: { unit: "kWh", step: 5, round: "down" },
    },
  },
  range_km: {
    ...measure(1, 2_000, "km", "Electric range in kilometres"),
    plausible: plausibleRange(10, 1_500, 0, 1),
    api: "summary",
    filter: {
      name: "range",
      position: 200,
      group: "economy",
      control: "slider",
      range: { unit: "km", step: 25 },
    },
  },
  battery_health_percent: {
    ...measure(1, 100, "%", "Capacity of the battery in percent of its capacity when new, as measured"),
    plausible: plausibleRange(20, 100, 0, 1),
    api: "detail",
    filter: {
      name: "battery-health",
      position: 205,
      group: "economy",
      control: "slider",
      range: { unit: "%", step: 5 },
    },
  },
  battery_health_date: {
    type: "date",
    month: false,
    description: "Day on which the battery was measured, YYYY-MM-DD",
    api: "detail",
  },
  emission_standard: {
    ...key(EMISSION_STANDARDS, "Emission standard"),
    api: "detail",
    filter: { name: "emission-standard", position: 230, group: "economy", control: "checkboxes" },
  },
  towing_kg: {
    ...measure(1, 10_000, "kg", "Braked towing capacity in kilograms"),
    plausible: plausibleRange(100, 5_000, 0, 1),
    api: "detail",
    filter: {
      name: "towing",
      position: 240,
      group: "body",
      control: "slider",
      optional: true,
      range: { unit: "kg", step: 100 },
    },
  },
  weight_kg: {
    ...measure(100, 20_000, "kg", "Unladen weight in kilograms"),
    plausible: plausibleRange(300, 8_000, 0, 1, 1111, 9999),
    api: "detail",
  },
  max_weight_kg: {
    ...measure(100, 20_000, "kg", "Maximum authorised mass in kilograms, F.2 of the registration certificate"),
    plausible: plausibleRange(300, 8_000, 0, 1, 1111, 9999),
    api: "detail",
  },
  equipment: {
    type: "keys",
    keys: EQUIPMENT,
    description: "Equipment keys",
    api: "detail",
    filter: { name: "equipment", position: 170, group: "comfort", control: "checkboxes" },
  },
  options: { type: "texts", max: 200, maxItems: 300, description: "Options in free words", api: "detail" },
  media: {
    type: "media",
    maxItems: 100,
    description: "Pictures and videos by address; the first picture is the main one",
    api: "detail",
  },
  location_id: {
    type: "location",
    description: "Where it stands: the number, the slug or an alias of a location",
    api: "summary",
  },
  adviser: {
    ...text(120, "The person to ask about it: the slug or the e-mail address of an employee"),
  },
  stock_number: { ...text(60, "The dealer's stock number"), api: "detail" },
  vin: {
    ...text(
      17,
      "Vehicle identification number: 17 letters and digits, none of I, O and Q; public only where `showVin` is set",
    ),
    form: "vin",
  },
  warranty_months: {
    ...measure(0, 240, "months", "Months of warranty"),
    plausible: plausibleRange(0, 180, 99, 999),
    api: "detail",
    filter: {
      name: "warranty",
      position: 290,
      group: "offer",
      control: "checkboxes",
      // 1: any warranty. 13: more than the year that sellers of used vehicles owe anyway.
      atLeast: [1, 12, 13, 24, 36, 60],
    },
  },
  owners: {
    ...count(0, 50, "Number of owners so far"),
    plausible: plausibleRange(0, 20, 99),
    api: "detail",
    filter: {
      name: "owners",
      position: 320,
      group: "offer",
      control: "slider",
      range: { unit: "owners", step: 1 },
      formerNames: ["first-owner"],
      formerValues: { "1": { min: 1, max: 1 } },
    },
  },
  accident_free: {
    ...flag("Never had an accident; false: one is declared, repaired or not"),
    api: "detail",
    filter: { name: "accident-free", position: 300, group: "offer", control: "switch" },
  },
  service_book: {
    ...flag("Has a complete service book"),
    api: "detail",
    filter: { name: "service-book", position: 310, group: "offer", control: "switch" },
  },
  next_inspection: {
    type: "date",
    month: true,
    description: "Day before which the next technical inspection is due, YYYY-MM or YYYY-MM-DD",
    api: "detail",
  },
  inspection_report: {
    ...text(2_000, "Address of the report on the state of the vehicle: a document on https or a path of this site"),
    form: "address",
    api: "detail",
  },
  inspection_marks: {
    type: "marks",
    maxItems: 100,
    description: "Marks that an inspection found: part of the vehicle, damage and the address of a photograph",
    api: "detail",
  },
  availability: {
    ...key(AVAILABILITIES, "Whether it can be bought; available where nothing is said"),
    fallback: "available",
    api: "summary",
    filter: {
      name: "availability",
      position: 260,
      group: "offer",
      control: "buttons",
      optional: true,
    },
  },
  available_from: {
    type: "date",
    month: false,
    description: "Day from which it can be had, YYYY-MM-DD",
    api: "detail",
  },
  description: {
    ...text(10_000, 'Text of the seller: paragraphs behind an empty line, list items behind "- "'),
    long: true,
    api: "detail",
  },
} as const satisfies Readonly<Record<string, VehicleField>>;

export type VehicleFieldName = keyof typeof VEHICLE_FIELDS;

export const isVehicleFieldName = (name: string): name is VehicleFieldName => Object.hasOwn(VEHICLE_FIELDS, name);

export const getVehicleField = (name: VehicleFieldName): VehicleField => VEHICLE_FIELDS[name];

export const VEHICLE_FIELD_NAMES: readonly VehicleFieldName[] = Object.keys(VEHICLE_FIELDS).filter(isVehicleFieldName);
