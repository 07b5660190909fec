import type { LeaseTerms } from "../leasing/index.ts";
import type { LeaseOfferAttributes } from "./offer.ts";

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
