import { benefitInKind, type BenefitInKind, type BenefitRule, type LeaseTerms } from "../leasing/index.ts";
import type { LeaseOfferAttributes } from "./offer.ts";
import type { OfferMarket } from "./quote-offer.ts";

/** The benefit in kind of an offer's driver, with the rule that it follows. */
export type OfferBenefit = BenefitInKind & { readonly rule: BenefitRule };

/** Null for private offers and vans, without a rule, and where an unknown attribute would decide. */
export const offerBenefit = (
  { kind, complete_price, specs }: Pick<LeaseOfferAttributes, "kind" | "complete_price" | "specs">,
  { inForce: { benefitRule: rule } }: Pick<OfferMarket, "inForce">,
): OfferBenefit | null => {
  if (kind !== "business" || rule === null) return null;
  const { fuel, co2, power_kw: powerKw, consumption } = specs;
  const kwh100km = consumption?.electric_kwh ?? null;
  const benefit = benefitInKind({ priceCents: complete_price, fuel, co2, kwh100km, powerKw }, rule);
  return benefit && { ...benefit, rule };
};

/** The terms of the advertised payment. */
export const advertisedOfferTerms = (
  offer: Pick<LeaseOfferAttributes, "duration_months" | "annual_mileage_km" | "deposit">,
): LeaseTerms => ({
  durationMonths: offer.duration_months,
  annualMileageKm: offer.annual_mileage_km,
  depositCents: offer.deposit,
});

/** Kilometres a month, rounded half up to integers. */
export const monthlyMileageKm = (annualMileageKm: number): number => Math.floor(annualMileageKm / 12 + 0.5);
