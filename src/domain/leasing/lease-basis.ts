import type { LeaseTerms } from "./lease-terms.ts";
import { type Cents, err, ok, type Result } from "../shared/index.ts";
import { roundCents } from "./annuity.ts";
import type { Finance } from "./finance.ts";
import { advertisedTermsFor, type FinanceInForce } from "./finance-in-force.ts";
import {
  type LeaseQuote,
  priceAndResidual,
  type PricedVehicle,
  quoteAmounts,
  type QuoteConditions,
  quoteConditions,
  type QuoteProblem,
  type ResidualProblem,
} from "./quote.ts";

/**
 * All that a calculator needs to quote any of the offered terms without the settings. Plain JSON, so that a browser can
 * calculate with the function of the server.
 */
export type LeaseBasis = {
  readonly priceCents: Cents;
  readonly maxDepositCents: Cents;
  /** Offered durations in months and kilometres a year, ascending. */
  readonly durationsMonths: readonly number[];
  readonly annualMileagesKm: readonly number[];
  /** A row for each duration, a column for each mileage: the residual value in cents, or why there is none. */
  readonly residuals: readonly (readonly (Cents | ResidualProblem)[])[];
  /** The advertised terms; not necessarily calculable. */
  readonly advertised: LeaseTerms;
  readonly conditions: QuoteConditions;
};

/** Reasons why the terms of a request cannot be calculated. */
export type TermsProblem =
  | QuoteProblem
  | "lease/duration-not-offered"
  | "lease/mileage-not-offered"
  | "lease/deposit-above-limit";

/** The highest deposit in cents, rounded to euros. */
export const maxDepositCents = (
  priceCents: Cents,
  { max_deposit_share: share }: Pick<Finance["choices"], "max_deposit_share">,
): Cents => roundCents((priceCents * share) / 100) * 100;

/**
 * The basis of a vehicle with the values in force; `vatShare` is 0.17 for 17 %. Fails with the first `ResidualProblem`
 * if no offered terms have a residual value.
 */
export const leaseBasis = (
  vehicle: PricedVehicle,
  choices: Finance["choices"],
  inForce: FinanceInForce,
  vatShare: number,
): Result<LeaseBasis, ResidualProblem> => {
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null) return err("lease/price-missing");
  const residuals = choices.durations_months.map((durationMonths) =>
    choices.annual_mileages_km.map((annualMileageKm) => {
      const amounts = priceAndResidual(vehicle, { durationMonths, annualMileageKm }, inForce);
      return amounts.ok ? amounts.value.residualCents : amounts.error;
    }),
  );
  const problems = residuals.flat().filter((residual) => typeof residual === "string");
  const [problem] = problems;
  if (problem !== undefined && problems.length === residuals.flat().length) return err(problem);
  return ok({
    priceCents: price,
    maxDepositCents: maxDepositCents(price, choices),
    durationsMonths: choices.durations_months,
    annualMileagesKm: choices.annual_mileages_km,
    residuals,
    advertised: advertisedTermsFor(price, inForce),
    conditions: quoteConditions(inForce, vatShare),
  });
};

/** The residual value in cents at the end of offered terms. */
const residualOnBasis = (
  basis: LeaseBasis,
  terms: Pick<LeaseTerms, "durationMonths" | "annualMileageKm">,
): Result<Cents, TermsProblem> => {
  const row = basis.residuals[basis.durationsMonths.indexOf(terms.durationMonths)];
  if (row === undefined) return err("lease/duration-not-offered");
  const residual = row[basis.annualMileagesKm.indexOf(terms.annualMileageKm)];
  if (residual === undefined) return err("lease/mileage-not-offered");
  return typeof residual === "string" ? err(residual) : ok(residual);
};

/** Calculates the lease at offered terms: the same figures as `quoteLease`. */
export const quoteOnBasis = (basis: LeaseBasis, terms: LeaseTerms): Result<LeaseQuote, TermsProblem> => {
  const residual = residualOnBasis(basis, terms);
  if (!residual.ok) return residual;
  if (terms.depositCents > basis.maxDepositCents) return err("lease/deposit-above-limit");
  return quoteAmounts({ priceCents: basis.priceCents, residualCents: residual.value }, terms, basis.conditions);
};

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
