import { z } from "zod";
import { CONTRACT_ITEMS, MONTHLY_MAX_EUROS, OFFER_KINDS, OFFER_SORTS } from "#domain/lease-offers/index.ts";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "#domain/leasing/index.ts";
import { BODY_STYLES, COLORS, EQUIPMENT, FUEL_TYPES, TRANSMISSIONS } from "#domain/vehicles/index.ts";
import { ignoredParameters, integerParameter, keyParameter } from "../requests/parameters.ts";
import { cents, leaseNoticeShape, paymentShape } from "../vehicles/lease-schema.ts";

const termsSchema = z
  .object({
    duration: z.int().meta({ description: "Months" }),
    mileage: z.int().meta({ description: "Kilometres a year" }),
    deposit: cents("First payment with VAT"),
  })
  .meta({ id: "LeaseTerms" });

const specsSchema = z.object({
  fuel: z.enum(FUEL_TYPES),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  power_kw: z.int().nullable(),
  cylinder_cc: z.int().nullable(),
  consumption: z
    .object({ combined: z.number().nullable(), electric_kwh: z.number().nullable() })
    .nullable()
    .meta({ description: "A 100 km by WLTP: litres (kilograms for gas), kWh" }),
  co2: z.int().nullable().meta({ description: "g/km by WLTP" }),
  battery_kwh: z.number().nullable(),
  range_km: z.int().nullable(),
});

/** A published lease offer at some terms. Amounts are cents of a euro with VAT unless the name says otherwise. */
const leaseOfferSummarySchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string().meta({ description: "Address of the offer's page" }),
    kind: z.enum(OFFER_KINDS),
    brand: z.string(),
    model: z.string(),
    title: z.string(),
    trim: z.string(),
    color: z.enum(COLORS).nullable(),
    body_style: z.enum(BODY_STYLES).nullable(),
    specs: specsSchema,
    terms: termsSchema,
    monthly: z.object({ cents: z.int(), cents_without_vat: z.int() }),
    services_cents: cents("Included services, part of the monthly payment"),
    total_cents: cents("Deposit, fee and all payments, without the option price"),
    complete_price: cents("Price of the vehicle with options"),
    establishment_fee: cents("Paid at the start"),
    ...paymentShape,
    excess_km_cents: z.number().meta({ description: "A kilometre above the contract" }),
    ...leaseNoticeShape,
    valid_from: z.string(),
    valid_until: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "LeaseOfferSummary" });

export const leaseOfferDetailSchema = leaseOfferSummarySchema
  .extend({
    monthly_mileage_km: z.int(),
    included: z.array(z.enum(CONTRACT_ITEMS)),
    not_included: z.array(z.enum(CONTRACT_ITEMS)),
    standard_equipment: z.array(z.enum(EQUIPMENT)),
    delivery_weeks: z.int().nullable(),
    benefit_in_kind: z
      .object({
        cents: cents("A month, for a driver who uses the car privately as well"),
        share: z.number().meta({ description: "Of `complete_price` a month" }),
        rule: z.string().meta({ description: "Source of the rule" }),
        from: z.string().meta({ description: "First day of the rule" }),
      })
      .nullable()
      .meta({ description: "Of a company car; null for private offers and vans, and in a market without a rule" }),
    grid: z
      .array(
        z.object({
          terms: termsSchema,
          monthly: z.object({ cents: z.int(), cents_without_vat: z.int() }).nullable(),
          problem: z.string().nullable(),
        }),
      )
      .meta({ description: "Every offered duration and mileage at the deposit of `terms`" }),
    deposits: z.array(z.int()).meta({ description: "The deposits that the page offers" }),
    ignored: ignoredParameters,
  })
  .meta({ id: "LeaseOffer" });

export const leaseOfferListSchema = z
  .object({ total: z.int(), offers: z.array(leaseOfferSummarySchema), ignored: ignoredParameters })
  .meta({ id: "LeaseOfferList" });

export type LeaseOfferSummary = z.infer<typeof leaseOfferSummarySchema>;
export type LeaseOfferDetail = Omit<z.infer<typeof leaseOfferDetailSchema>, "ignored">;
export type LeaseOfferList = Omit<z.infer<typeof leaseOfferListSchema>, "ignored">;

export const leaseOfferListParameters = z.object({
  kind: keyParameter(OFFER_KINDS).optional().meta({ description: "Every kind, one after the other, when left out" }),
  brand: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be a slug" })
    .optional(),
  body: keyParameter(BODY_STYLES).optional(),
  fuel: keyParameter(FUEL_TYPES).optional(),
  "monthly-max": integerParameter(MONTHLY_MAX_EUROS.min, MONTHLY_MAX_EUROS.max)
    .optional()
    .meta({ description: "Euros a month, with VAT for private offers, without it for all others" }),
  duration: integerParameter(DURATION_MONTHS.min, DURATION_MONTHS.max)
    .optional()
    .meta({ description: "Months; each offer's own when left out" }),
  mileage: integerParameter(ANNUAL_MILEAGE_KM.min, ANNUAL_MILEAGE_KM.max)
    .optional()
    .meta({ description: "Kilometres a year; each offer's own when left out" }),
  sort: keyParameter(OFFER_SORTS).optional(),
});
