import { z } from "zod";
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
  TRANSMISSIONS,
  UPHOLSTERIES,
  VEHICLE_KINDS,
} from "#domain/vehicles/index.ts";

const keyOf = <T extends Record<string, string>>(labels: T) =>
  z.enum(Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]);

const named = z.object({ slug: z.string(), name: z.string() }).meta({ id: "Named" });

const price = z
  .object({
    cents: z.int().meta({ description: "Whole cents of a euro, taxes included" }),
    formatted: z.string(),
    suffix: z.string(),
    before_discount: z.object({ cents: z.int(), formatted: z.string(), percent: z.int() }).nullable(),
  })
  .meta({ id: "PurchasePrice" });

/** A vehicle in a list. A field that is not known is null. */
export const vehicleSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string().meta({ description: "Address of the vehicle's page" }),
    title: z.string(),
    brand: named,
    model: named.nullable(),
    trim: z.string().nullable(),
    kind: keyOf(VEHICLE_KINDS).nullable(),
    condition: keyOf(CONDITIONS).nullable(),
    fuel_type: keyOf(FUEL_TYPES).nullable(),
    body_style: keyOf(BODY_STYLES).nullable(),
    transmission_type: keyOf(TRANSMISSIONS).nullable(),
    mileage_km: z.number().nullable(),
    power_kw: z.number().nullable(),
    construction_year: z.int().nullable(),
    first_registration: z.string().nullable(),
    color: keyOf(COLORS).nullable(),
    doors: z.int().nullable(),
    seats: z.int().nullable(),
    co2_g_km: z.number().nullable(),
    range_km: z.number().nullable(),
    availability: keyOf(AVAILABILITIES),
    location_id: z.int().nullable(),
    price: z.object({ purchase: price.nullable() }),
    monthly: z.object({ cents: z.int(), formatted: z.string() }).nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "VehicleSummary" });

export const vehicleDetail = vehicleSummary
  .extend({
    vat_deductible: z.boolean().nullable(),
    cylinder_capacity_cc: z.number().nullable(),
    cylinders: z.int().nullable(),
    gears: z.int().nullable(),
    drive: keyOf(DRIVES).nullable(),
    color_name: z.string().nullable(),
    interior_color: keyOf(COLORS).nullable(),
    upholstery: keyOf(UPHOLSTERIES).nullable(),
    consumption: z.object({ combined: z.number().nullable(), electric_kwh: z.number().nullable() }).nullable(),
    wltp: z.boolean().nullable(),
    energy_class: keyOf(ENERGY_CLASSES).nullable(),
    battery_kwh: z.number().nullable(),
    emission_standard: keyOf(EMISSION_STANDARDS).nullable(),
    towing_kg: z.number().nullable(),
    weight_kg: z.number().nullable(),
    equipment: z.array(keyOf(EQUIPMENT)),
    options: z.array(z.string()),
    media: z.array(z.object({ type: z.enum(["image", "video"]), url: z.string(), alt: z.string().nullable() })),
    stock_number: z.string().nullable(),
    warranty_months: z.number().nullable(),
    owners: z.int().nullable(),
    accident_free: z.boolean().nullable(),
    service_book: z.boolean().nullable(),
    available_from: z.string().nullable(),
    description: z.string().nullable(),
    first_seen_at: z.string(),
  })
  .meta({ id: "Vehicle" });

const facetResult = z.union([
  z.object({
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
  }),
  z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  }),
  z.object({ count: z.int(), selected: z.boolean() }),
]);

export const vehicleList = z
  .object({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    vehicles: z.array(vehicleSummary),
    facets: z.record(z.string(), facetResult).meta({ description: "By the facet's name in the address" }),
  })
  .meta({ id: "VehicleList" });

const likenessReason = z.enum(["model", "brand", "body", "fuel", "transmission", "price", "year", "mileage", "power"]);

export const similarList = z
  .object({
    similar: z.array(
      z.object({
        distance: z.number().min(0).max(1).meta({ description: "0: alike in all that is compared; 1: in nothing" }),
        reasons: z.array(likenessReason).meta({ description: "What is alike, strongest first" }),
        vehicle: vehicleSummary,
      }),
    ),
  })
  .meta({ id: "SimilarList" });

export type VehicleSummary = z.infer<typeof vehicleSummary>;
export type VehicleDetail = z.infer<typeof vehicleDetail>;
export type SimilarList = z.infer<typeof similarList>;
export type VehicleList = z.infer<typeof vehicleList>;
