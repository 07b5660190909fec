import { z } from "zod";
import {
  BODY_STYLES,
  FUEL_TYPES,
  TRANSMISSIONS,
  VEHICLE_KINDS,
  type BodyStyle,
  type FuelType,
  type Transmission,
  type VehicleKind,
} from "../vehicles/index.ts";

const oneOf = <K extends string>(keys: Readonly<Record<K, string>>) => z.enum(Object.keys(keys) as [K, ...K[]]);

const fuel = oneOf<FuelType>(FUEL_TYPES);
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");
const cents = z.number().int().min(0).max(1_000_000_000);
const https = z.url({ protocol: /^https$/ });
const image = z.strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) });

const download = z.strictObject({
  title: z.string().trim().min(1).max(160),
  url: z.string().min(1).max(2000),
  bytes: z.number().int().positive().nullable().default(null),
});

/** One version on sale; prices in cents with VAT, consumption for 100 km by WLTP (litres; kilograms for gas). */
const version = z.strictObject({
  name: z.string().trim().min(1).max(160),
  fuel,
  transmission: oneOf<Transmission>(TRANSMISSIONS).nullable().default(null),
  power_kw: z.number().int().positive().max(2000).nullable().default(null),
  price: cents.nullable().default(null),
  /** Grams a kilometre. */
  co2: z.number().int().min(0).max(1000).nullable().default(null),
  consumption: z
    .strictObject({
      combined: z.number().min(0).max(60).nullable().default(null),
      electric_kwh: z.number().min(0).max(150).nullable().default(null),
    })
    .nullable()
    .default(null),
  battery_kwh: z.number().positive().max(1000).nullable().default(null),
  range_km: z.number().int().positive().max(2000).nullable().default(null),
});

export type ModelVersion = Readonly<z.infer<typeof version>>;

/** Millimetres, width without mirrors; litres of boot or load. */
const dimensions = z.strictObject({
  length_mm: z.number().int().positive(),
  width_mm: z.number().int().positive(),
  height_mm: z.number().int().positive(),
  boot_l: z.number().int().positive().nullable().default(null),
});

/** A model as an import brings it; field names as in the file, unknown ones refused. */
export const modelSchema = z.strictObject({
  id: z.number().int().positive(),
  /** Unique within its brand: the form a vehicle's model has in addresses. */
  slug,
  /** The brand's slug. */
  brand: slug,
  name: z.string().trim().min(1).max(80),
  kind: oneOf<VehicleKind>(VEHICLE_KINDS),
  body_styles: z.array(oneOf<BodyStyle>(BODY_STYLES)).default([]),
  fuels: z.array(fuel).default([]),
  seats: z.number().int().positive().max(60).nullable().default(null),
  dimensions: dimensions.nullable().default(null),
  images: z.array(image).default([]),
  downloads: z.array(download).default([]),
  /** Cents a month with VAT. Null: the site takes it from the lease offers. */
  leasing_price_from: cents.nullable().default(null),
  /** Cents with VAT. */
  cash_price_from: cents.nullable().default(null),
  configurator_url: https.nullable().default(null),
  versions: z.array(version).default([]),
  highlights: z.array(z.string().trim().min(1).max(200)).max(12).default([]),
  intro: z.string().trim().min(1).max(2000).nullable().default(null),
});

export type ModelFacts = Readonly<z.infer<typeof modelSchema>>;

/** A model that the group sells. `updated_at` is an ISO 8601 instant. */
export type Model = ModelFacts & { readonly updated_at: string };

/** Reads the group's models; lists come by brand and then by name. */
export type ModelReader = {
  readonly all: () => Promise<readonly Model[]>;
  readonly ofBrand: (brand: string) => Promise<readonly Model[]>;
  readonly bySlug: (brand: string, slug: string) => Promise<Model | null>;
};
