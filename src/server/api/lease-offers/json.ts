import {
  monthlyMileageKm,
  offerBenefit,
  offerChoices,
  offerGrid,
  type OfferMarket,
  type OfferQuote,
  type PublishedOffer,
} from "#domain/lease-offers/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import type { LeaseOfferDetail, LeaseOfferSummary } from "./schema.ts";

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
