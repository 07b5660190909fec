import { err, ok, type Cents, type Result } from "../shared/index.ts";
import { annuity, createSchedule, effectiveYearlyRate, roundCents, type ScheduleLine } from "./annuity.ts";
import { DURATION_MONTHS } from "./lease-terms.ts";

/** Amounts are integer cents with VAT; rates and VAT are shares. */
export type LeaseInput = {
  readonly priceCents: Cents;
  /** Options financed with the vehicle. */
  readonly optionsCents: Cents;
  readonly depositCents: Cents;
  /** 24 to 60. */
  readonly durationMonths: number;
  readonly residualCents: Cents;
  /** Nominal yearly rate: 0.0499 is 4.99 %. */
  readonly yearlyRate: number;
  /** Paid at the start, not financed. */
  readonly feeCents: Cents;
  readonly vatShare: number;
};

export type Lease = {
  readonly financedCents: Cents;
  readonly monthlyCents: Cents;
  readonly monthlyWithoutVatCents: Cents;
  /** All instalments, the last one included. */
  readonly instalmentsCents: Cents;
  /** Deposit, fee and instalments: the total if the vehicle is returned. */
  readonly totalPaymentsCents: Cents;
  /** With the residual value: the total if the vehicle is bought at the end. */
  readonly totalCostCents: Cents;
  /** Interest and fee. */
  readonly creditCostCents: Cents;
  /** Financed amount and credit cost: the total payable of article 3 of Directive (EU) 2023/2225. */
  readonly totalDueCents: Cents;
  /** A share with four decimals; null if the fee reaches the financed amount. */
  readonly effectiveYearlyRate: number | null;
  readonly schedule: readonly ScheduleLine[];
};

export type LeaseProblem =
  | "lease/amount-invalid"
  | "lease/duration-out-of-range"
  | "lease/rate-out-of-range"
  | "lease/deposit-above-price"
  | "lease/residual-above-financed"
  | "lease/payment-under-one-euro";

/** Below one euro the rounding of an instalment outweighs the instalment. */
export const MIN_MONTHLY_CENTS = 100;

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0 && cents < 1e11;

const findProblem = (input: LeaseInput, financed: Cents): LeaseProblem | null => {
  const amounts = [input.priceCents, input.optionsCents, input.depositCents, input.residualCents, input.feeCents];
  if (!amounts.every(isAmount)) return "lease/amount-invalid";
  const { durationMonths: months, yearlyRate } = input;
  if (!Number.isInteger(months) || months < DURATION_MONTHS.min || months > DURATION_MONTHS.max) {
    return "lease/duration-out-of-range";
  }
  if (!(yearlyRate >= 0 && yearlyRate <= 1)) return "lease/rate-out-of-range";
  if (financed <= 0) return "lease/deposit-above-price";
  return input.residualCents > financed ? "lease/residual-above-financed" : null;
};

const sum = (lines: readonly ScheduleLine[], field: "payment" | "interest"): Cents =>
  lines.reduce((total, line) => total + line[field], 0);

const roundToFourDecimals = (share: number | null): number | null =>
  share === null ? null : Math.floor(share * 10_000 + 0.5) / 10_000;

/**
 * Calculates a lease: an annuity in arrears on price + options − deposit, with the residual value as balloon and the
 * fee paid at the start. Each amount is rounded once, half up. Fails with a `LeaseProblem` for invalid input.
 */
export const calculateLease = (input: LeaseInput): Result<Lease, LeaseProblem> => {
  const financed = input.priceCents + input.optionsCents - input.depositCents;
  const problem = findProblem(input, financed);
  if (problem) return err(problem);
  const { residualCents: residual, yearlyRate, durationMonths, feeCents } = input;
  const exact = annuity(financed, residual, yearlyRate, durationMonths);
  const monthly = roundCents(exact);
  if (monthly < MIN_MONTHLY_CENTS) return err("lease/payment-under-one-euro");
  const schedule = createSchedule(financed, residual, yearlyRate, durationMonths, monthly);
  const instalments = sum(schedule, "payment");
  const payments = schedule.map((line) => line.payment);
  const rate = effectiveYearlyRate({ received: financed - feeCents, payments, balloon: residual });
  const creditCost = sum(schedule, "interest") + feeCents;
  return ok({
    financedCents: financed,
    monthlyCents: monthly,
    monthlyWithoutVatCents: roundCents(exact / (1 + input.vatShare)),
    instalmentsCents: instalments,
    totalPaymentsCents: input.depositCents + feeCents + instalments,
    totalCostCents: input.depositCents + feeCents + instalments + residual,
    creditCostCents: creditCost,
    totalDueCents: financed + creditCost,
    effectiveYearlyRate: roundToFourDecimals(rate),
    schedule,
  });
};
