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

const keySchema = <T extends Record<string, string>>(labels: T) =>
  z.enum(Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]]);

const namedSchema = z.object({ slug: z.string(), name: z.string() }).meta({ id: "Named" });

const priceSchema = z
  .object({
    cents: z.int().meta({ description: "Whole cents of a euro, taxes included" }),
    formatted: z.string(),
    suffix: z.string(),
    before_discount: z.object({ cents: z.int(), formatted: z.string(), percent: z.int() }).nullable(),
  })
  .meta({ id: "PurchasePrice" });

/** A vehicle in a list. Unknown fields are null. */
export const vehicleSummarySchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string().meta({ description: "Address of the vehicle's page" }),
    title: z.string(),
    brand: namedSchema,
    model: namedSchema.nullable(),
    trim: z.string().nullable(),
    kind: keySchema(VEHICLE_KINDS).nullable(),
    condition: keySchema(CONDITIONS).nullable(),
    fuel_type: keySchema(FUEL_TYPES).nullable(),
    body_style: keySchema(BODY_STYLES).nullable(),
    transmission_type: keySchema(TRANSMISSIONS).nullable(),
    mileage_km: z.number().nullable(),
    power_kw: z.number().nullable(),
    construction_year: z.int().nullable(),
    first_registration: z.string().nullable(),
    color: keySchema(COLORS).nullable(),
    doors: z.int().nullable(),
    seats: z.int().nullable(),
    co2_g_km: z.number().nullable(),
    range_km: z.number().nullable(),
    availability: keySchema(AVAILABILITIES),
    location_id: z.int().nullable(),
    price: z.object({ purchase: priceSchema.nullable() }),
    monthly: z.object({ cents: z.int(), formatted: z.string() }).nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "VehicleSummary" });

export const vehicleDetailSchema = vehicleSummarySchema
  .extend({
    vat_deductible: z.boolean().nullable(),
    cylinder_capacity_cc: z.number().nullable(),
    cylinders: z.int().nullable(),
    gears: z.int().nullable(),
    drive: keySchema(DRIVES).nullable(),
    color_name: z.string().nullable(),
    interior_color: keySchema(COLORS).nullable(),
    upholstery: keySchema(UPHOLSTERIES).nullable(),
    consumption: z.object({ combined: z.number().nullable(), electric_kwh: z.number().nullable() }).nullable(),
    wltp: z.boolean().nullable(),
    energy_class: keySchema(ENERGY_CLASSES).nullable(),
    battery_kwh: z.number().nullable(),
    emission_standard: keySchema(EMISSION_STANDARDS).nullable(),
    towing_kg: z.number().nullable(),
    weight_kg: z.number().nullable(),
    equipment: z.array(keySchema(EQUIPMENT)),
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

const facetResultSchema = z.union([
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

export const vehicleListSchema = z
  .object({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    vehicles: z.array(vehicleSummarySchema),
    facets: z.record(z.string(), facetResultSchema).meta({ description: "By the facet's name in the address" }),
  })
  .meta({ id: "VehicleList" });

const similarityReasonSchema = z.enum([
  "model",
  "brand",
  "body",
  "fuel",
  "transmission",
  "price",
  "year",
  "mileage",
  "power",
]);

export const similarListSchema = z
  .object({
    similar: z.array(
      z.object({
        distance: z.number().min(0).max(1).meta({ description: "0: alike in all that is compared; 1: in nothing" }),
        reasons: z.array(similarityReasonSchema).meta({ description: "What is alike, strongest first" }),
        vehicle: vehicleSummarySchema,
      }),
    ),
  })
  .meta({ id: "SimilarList" });

export type VehicleSummary = z.infer<typeof vehicleSummarySchema>;
export type VehicleDetail = z.infer<typeof vehicleDetailSchema>;
export type SimilarList = z.infer<typeof similarListSchema>;
export type VehicleList = z.infer<typeof vehicleListSchema>;
