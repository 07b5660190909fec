import type { LeaseTerms } from "./lease-terms.ts";
import { quoteOnBasis, residualOnBasis, type LeaseBasis } from "./lease-basis.ts";

/** A year of duration weighs as much as 10 000 km a year. */
const distance = (a: LeaseTerms, b: LeaseTerms): number =>
  Math.abs(a.durationMonths - b.durationMonths) / 12 + Math.abs(a.annualMileageKm - b.annualMileageKm) / 10_000;

/** With the highest calculable deposit up to the requested one: more would push the financed amount under the residual value. */
const withPossibleDeposit = (basis: LeaseBasis, terms: LeaseTerms): LeaseTerms | null => {
  const residual = residualOnBasis(basis, terms);
  if (!residual.ok) return null;
  const highest = Math.floor((basis.priceCents - residual.value) / 100) * 100;
  const depositCents = Math.min(terms.depositCents, basis.maxDepositCents, highest);
  const possible = { ...terms, depositCents };
  return depositCents >= 0 && quoteOnBasis(basis, possible).ok ? possible : null;
};

/** The calculable terms nearest to the requested ones, which are returned if they are calculable; null if none are. */
export const nearestTerms = (basis: LeaseBasis, requested: LeaseTerms): LeaseTerms | null => {
  const offered = basis.durationsMonths.flatMap((durationMonths) =>
    basis.annualMileagesKm.map((annualMileageKm) => ({ ...requested, durationMonths, annualMileageKm })),
  );
  for (const terms of offered.toSorted((a, b) => distance(a, requested) - distance(b, requested))) {
    const possible = withPossibleDeposit(basis, terms);
    if (possible !== null) return possible;
  }
  return null;
};
