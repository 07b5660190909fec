import { z } from "zod";
import {
  CONTRACT_ITEMS,
  monthlyMileageKm,
  OFFER_KINDS,
  offerBenefit,
  offerChoices,
  offerGrid,
  type OfferMarket,
  type OfferQuote,
  type PublishedOffer,
} from "#domain/lease-offers/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import { BODY_STYLES, COLORS, EQUIPMENT, FUEL_TYPES, TRANSMISSIONS } from "#domain/vehicles/index.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { cents, leaseNoticeShape, paymentShape } from "../vehicles/lease-terms.ts";

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
export const leaseOfferSummarySchema = z
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

export const leaseOfferSchema = leaseOfferSummarySchema
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

type LeaseOfferSummary = z.infer<typeof leaseOfferSummarySchema>;
type LeaseOfferDetail = Omit<z.infer<typeof leaseOfferSchema>, "ignored">;

const toTermsJson = ({ durationMonths, annualMileageKm, depositCents }: LeaseTerms): LeaseOfferSummary["terms"] => ({
  duration: durationMonths,
  mileage: annualMileageKm,
  deposit: depositCents,
});

const toMonthlyJson = (quote: OfferQuote): LeaseOfferSummary["monthly"] => ({
  cents: quote.monthlyCents,
  cents_without_vat: quote.monthlyWithoutVatCents,
});

/** The offer at the terms of `quote`. */
export const toLeaseOfferSummary = (
  { offer, title }: PublishedOffer,
  quote: OfferQuote,
  url: string,
): LeaseOfferSummary => ({
  id: offer.id,
  slug: offer.slug,
  url,
  kind: offer.kind,
  brand: offer.brand,
  model: offer.model,
  title,
  trim: offer.trim,
  color: offer.color,
  body_style: offer.body_style,
  specs: offer.specs,
  terms: toTermsJson(quote.lease.terms),
  monthly: toMonthlyJson(quote),
  services_cents: quote.servicesCents,
  total_cents: quote.totalPaymentsCents,
  complete_price: offer.complete_price,
  establishment_fee: quote.lease.feeCents,
  payment_kind: quote.lease.kind,
  option_price_cents: quote.lease.optionPriceCents,
  residual_cents: quote.lease.optionPriceCents,
  yearly_rate: quote.lease.credit?.yearlyRate ?? null,
  effective_rate: quote.lease.credit?.effectiveYearlyRate ?? null,
  excess_km_cents: offer.excess_km_cents,
  lessor: quote.lease.lessor,
  acceptance: quote.lease.acceptance,
  warning: quote.lease.credit?.warning ?? null,
  valid_from: offer.valid_from,
  valid_until: offer.valid_until,
  updated_at: offer.updated_at,
});

const toBenefitJson = (offer: PublishedOffer["offer"], market: OfferMarket): LeaseOfferDetail["benefit_in_kind"] => {
  const benefit = offerBenefit(offer, market);
  return (
    benefit && {
      cents: benefit.monthlyCents,
      share: benefit.share,
      rule: benefit.rule.source,
      from: benefit.rule.from,
    }
  );
};

export const toLeaseOfferDetail = (
  published: PublishedOffer,
  quote: OfferQuote,
  { url, market }: { readonly url: string; readonly market: OfferMarket },
): LeaseOfferDetail => {
  const { offer } = published;
  const { depositCents, annualMileageKm } = quote.lease.terms;
  return {
    ...toLeaseOfferSummary(published, quote, url),
    monthly_mileage_km: monthlyMileageKm(annualMileageKm),
    included: offer.included,
    not_included: offer.not_included,
    standard_equipment: offer.standard_equipment,
    delivery_weeks: offer.delivery_weeks,
    benefit_in_kind: toBenefitJson(offer, market),
    grid: offerGrid(offer, depositCents, market)
      .flatMap(({ cells }) => cells)
      .map(({ terms, quote: cell }) => ({
        terms: toTermsJson(terms),
        monthly: cell.ok ? toMonthlyJson(cell.value) : null,
        problem: cell.ok ? null : cell.error,
      })),
    deposits: [...offerChoices(offer, market).deposits],
  };
};
