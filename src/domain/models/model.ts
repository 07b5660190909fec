import { z } from "zod";
import { BODY_STYLES, FUEL_TYPES, TRANSMISSIONS, VEHICLE_KINDS } from "../vehicles/index.ts";

const fuel = z.enum(FUEL_TYPES);
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

/** Price in cents with VAT; consumption per 100 km by WLTP in litres, kilograms for gas. */
const version = z.strictObject({
  name: z.string().trim().min(1).max(160),
  fuel,
  transmission: z.enum(TRANSMISSIONS).nullable().default(null),
  power_kw: z.number().int().positive().max(2000).nullable().default(null),
  price: cents.nullable().default(null),
  /** In g/km. */
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

/** In millimetres, width without mirrors; `boot_l` in litres. */
const dimensions = z.strictObject({
  length_mm: z.number().int().positive(),
  width_mm: z.number().int().positive(),
  height_mm: z.number().int().positive(),
  boot_l: z.number().int().positive().nullable().default(null),
});

/** A model in an import file; rejects unknown fields. */
export const modelSchema = z.strictObject({
  id: z.number().int().positive(),
  /** Unique within its brand; equal to the model slug of vehicles. */
  slug,
  /** The brand's slug. */
  brand: slug,
  name: z.string().trim().min(1).max(80),
  kind: z.enum(VEHICLE_KINDS),
  body_styles: z.array(z.enum(BODY_STYLES)).default([]),
  fuels: z.array(fuel).default([]),
  seats: z.number().int().positive().max(60).nullable().default(null),
  dimensions: dimensions.nullable().default(null),
  images: z.array(image).default([]),
  downloads: z.array(download).default([]),
  /** Cents per month with VAT. Null: computed from the lease offers. */
  leasing_price_from: cents.nullable().default(null),
  /** Cents with VAT. */
  cash_price_from: cents.nullable().default(null),
  configurator_url: https.nullable().default(null),
  versions: z.array(version).default([]),
  highlights: z.array(z.string().trim().min(1).max(200)).max(12).default([]),
  intro: z.string().trim().min(1).max(2000).nullable().default(null),
});

export type ModelAttributes = Readonly<z.infer<typeof modelSchema>>;

/** `updated_at` is an ISO 8601 instant. */
export type Model = ModelAttributes & { readonly updated_at: string };

/** Reads models in order of brand and name. */
export type ModelReader = {
  readonly all: () => Promise<readonly Model[]>;
  readonly byBrand: (brand: string) => Promise<readonly Model[]>;
  readonly bySlug: (brand: string, slug: string) => Promise<Model | null>;
};

/** True if the model has a configurator on one of the hosts that the market allows. */
export const isConfiguratorLinked = (
  { configurator_url: url }: Pick<Model, "configurator_url">,
  hosts: readonly string[],
): boolean => url !== null && hosts.includes(new URL(url).host);
