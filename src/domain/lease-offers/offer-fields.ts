import { z } from "zod";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "../leasing/index.ts";
import { BODY_STYLES, COLORS, EQUIPMENT, FUEL_TYPES, TRANSMISSIONS } from "../vehicles/index.ts";

/** Private offers show prices with VAT, business offers without, offers of vans both. */
export const OFFER_KINDS = ["private", "business", "van"] as const;

export type OfferKind = (typeof OFFER_KINDS)[number];

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug: lower-case letters, digits and single hyphens");

const cents = z.number().int().min(0).max(1_000_000_000);
const share = z.number().min(0).max(1);
const image = z.strictObject({ url: z.string().min(1).max(2000), alt: z.string().trim().min(1).max(200) });
const namesEachOnce = (items: readonly string[]): boolean => new Set(items).size === items.length;

const TWICE = { error: "must not name an item twice" };

/** Services, taxes and costs of a contract: each is included in the monthly payment or is not. In display order. */
export const CONTRACT_ITEMS = [
  "registration",
  "delivery",
  "vehicle_tax",
  "maintenance",
  "assistance",
  "inspection",
  "tyres",
  "winter_tyres",
  "replacement_car",
  "insurance",
  "insurance_excess",
  "energy",
  "damage",
  "excess_km",
] as const;

export type ContractItem = (typeof CONTRACT_ITEMS)[number];

const contractItems = z.array(z.enum(CONTRACT_ITEMS)).refine(namesEachOnce, TWICE);

/** Consumption per 100 km by WLTP in litres, kilograms for gas; `co2` in g/km. */
const specs = z.strictObject({
  fuel: z.enum(FUEL_TYPES),
  transmission: z.enum(TRANSMISSIONS).nullable().default(null),
  power_kw: z.number().int().positive().max(2000).nullable().default(null),
  cylinder_cc: z.number().int().positive().max(20_000).nullable().default(null),
  consumption: z
    .strictObject({
      combined: z.number().min(0).max(60).nullable().default(null),
      electric_kwh: z.number().min(0).max(150).nullable().default(null),
    })
    .nullable()
    .default(null),
  co2: z.number().int().min(0).max(1000).nullable().default(null),
  battery_kwh: z.number().positive().max(1000).nullable().default(null),
  range_km: z.number().int().positive().max(2000).nullable().default(null),
});

/** Cost of the included services: cents with VAT, a fixed amount a month and an amount a kilometre. */
const services = z.strictObject({
  per_month_cents: cents.default(0),
  per_km_cents: z.number().min(0).max(1000).default(0),
});

/** Rejects unknown fields. Amounts are cents with VAT. */
export const leaseOfferFields = z.strictObject({
  id: z.number().int().positive(),
  /** Unique among all offers. The main offer of a model is `{brand}-{model}`. */
  slug,
  kind: z.enum(OFFER_KINDS),
  /** Slugs of a brand and a model of the catalogue. */
  brand: slug,
  model: slug,
  trim: z.string().trim().min(1).max(160),
  color: z.enum(COLORS).nullable().default(null),
  body_style: z.enum(BODY_STYLES).nullable().default(null),
  images: z.array(image).max(40).default([]),
  /** The terms of the advertised payment. */
  duration_months: z.number().int().min(DURATION_MONTHS.min).max(DURATION_MONTHS.max),
  annual_mileage_km: z.number().int().min(ANNUAL_MILEAGE_KM.min).max(ANNUAL_MILEAGE_KM.max),
  deposit: cents,
  /** Null: the market's fee. */
  establishment_fee: cents.nullable().default(null),
  /** Price of the vehicle with options. */
  complete_price: cents.positive(),
  /** Nominal yearly rate: 0.0499 is 4.99 %. Null: the market's rate. */
  yearly_rate: share.nullable().default(null),
  /** Residual value at the advertised terms as a share of the complete price. Null: by the market's table. */
  residual_share: share.nullable().default(null),
  services: services.prefault({}),
  included: contractItems.default([]),
  not_included: contractItems.default([]),
  standard_equipment: z.array(z.enum(EQUIPMENT)).max(200).refine(namesEachOnce, TWICE).default([]),
  specs,
  /** Price of a kilometre above the contract; may be a fraction of a cent. */
  excess_km_cents: z.number().min(0).max(1000),
  /** Legal name. Null: the market's lessor. */
  lessor: z.string().trim().min(1).max(160).nullable().default(null),
  /** First and last day of the offer. */
  valid_from: z.iso.date("must be a date as YYYY-MM-DD"),
  valid_until: z.iso.date("must be a date as YYYY-MM-DD"),
  /** From the order; null: on request. */
  delivery_weeks: z.number().int().min(0).max(104).nullable().default(null),
  highlight: z.string().trim().min(1).max(120).nullable().default(null),
});

/** The fields of an offer, each of them valid. */
export type LeaseOfferFields = Readonly<z.infer<typeof leaseOfferFields>>;
