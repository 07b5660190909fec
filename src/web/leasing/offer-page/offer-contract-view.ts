import {
  type LeaseOffer,
  monthlyMileageKm,
  type OfferMarket,
  type OfferQuote,
  vatModeOf,
  type VatMode,
} from "#domain/lease-offers/index.ts";
import { intermediaryText } from "#application/strings/intermediary.ts";
import { OPTION_PRICE_LABEL, PAYMENT_STRINGS, TOTAL_WITH_OPTION_LABEL } from "#application/strings/payments.ts";
import type { CreditFigures } from "#domain/leasing/index.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { formatCentsPerKm, formatIn } from "../offers/offer-texts.ts";
import { offerStrings } from "../offers/lease-offer-cards-strings.ts";
import { offerPageStrings } from "../offers/lease-offers-strings.ts";

const strings = offerPageStrings.figures;

export type FigureView = { readonly label: string; readonly value: string };

/** An amount in the offer's VAT mode; offers for vans state both. */
const formatAmount = (kind: LeaseOffer["kind"], cents: number, market: OfferMarket): string => {
  const inMode = (mode: VatMode): string => offerStrings.inMode(formatIn(mode, cents, market), mode, market.vatTerms);
  if (cents === 0) return formatEuros(0);
  return kind === "van" ? `${inMode("without")} (${inMode("with")})` : inMode(vatModeOf(kind));
};

const creditFigures = (credit: CreditFigures, amount: (cents: number) => string): readonly FigureView[] => [
  { label: strings.financed, value: amount(credit.financedCents) },
  { label: strings.rate, value: formatRate(credit.yearlyRate) },
  ...(credit.effectiveYearlyRate === null
    ? []
    : [{ label: strings.effectiveRate, value: formatRate(credit.effectiveYearlyRate) }]),
  { label: strings.creditCost, value: amount(credit.creditCostCents) },
  { label: strings.totalDue, value: amount(credit.totalDueCents) },
];

/** All contract figures for the selected terms, in the order of the calculation. */
export const toFigures = (offer: LeaseOffer, quote: OfferQuote, market: OfferMarket): readonly FigureView[] => {
  const { lease, servicesCents, monthlyCents, monthlyWithoutVatCents, totalPaymentsCents } = quote;
  const { durationMonths, annualMileageKm, depositCents } = lease.terms;
  const option = lease.optionPriceCents;
  const amount = (cents: number): string => formatAmount(offer.kind, cents, market);
  return [
    { label: strings.price, value: amount(lease.priceCents) },
    { label: strings.duration, value: formatQuantity(durationMonths, "mois") },
    { label: strings.annualMileage, value: formatQuantity(annualMileageKm, "km") },
    { label: strings.monthlyMileage, value: formatQuantity(monthlyMileageKm(annualMileageKm), "km") },
    { label: strings.deposit, value: amount(depositCents) },
    { label: strings.fee, value: amount(lease.feeCents) },
    { label: strings.payment("with", market.vatTerms), value: formatEuros(monthlyCents) },
    { label: strings.payment("without", market.vatTerms), value: formatEuros(monthlyWithoutVatCents) },
    ...(servicesCents > 0 ? [{ label: strings.services, value: amount(servicesCents) }] : []),
    ...(option === null ? [] : [{ label: OPTION_PRICE_LABEL, value: amount(option) }]),
    ...(lease.credit === null ? [] : creditFigures(lease.credit, amount)),
    { label: PAYMENT_STRINGS[lease.kind].total, value: amount(totalPaymentsCents) },
    ...(option === null ? [] : [{ label: TOTAL_WITH_OPTION_LABEL, value: amount(totalPaymentsCents + option) }]),
    {
      label: strings.excess,
      value: offerStrings.inMode(formatCentsPerKm(offer.excess_km_cents), "with", market.vatTerms),
    },
    { label: strings.lessor, value: lease.lessor },
    ...(lease.intermediary === null
      ? []
      : [{ label: strings.intermediary, value: intermediaryText(lease.intermediary) }]),
  ];
};
