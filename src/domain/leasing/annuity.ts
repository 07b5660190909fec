import type { Cents } from "../shared/index.ts";

/** Rounds half up to integer cents. */
export const roundCents = (amount: number): Cents => Math.floor(amount + 0.5);

/**
 * The factors of a payment in arrears over `months` at `yearlyRate` / 12:
 * payment = financed × `perFinanced` − balloon × `perBalloon`. Source: annuity with balloon,
 * m = (PV − FV·vⁿ) · r / (1 − vⁿ) with v = 1 / (1 + r); at rate 0 the difference is spread evenly.
 */
export const annuityFactors = (
  yearlyRate: number,
  months: number,
): { readonly perFinanced: number; readonly perBalloon: number } => {
  const rate = yearlyRate / 12;
  if (rate === 0) return { perFinanced: 1 / months, perBalloon: 1 / months };
  // expm1 and log1p keep the digits that 1 − vⁿ would lose at rates close to 0.
  const oneMinusDiscount = -Math.expm1(-months * Math.log1p(rate));
  return { perFinanced: rate / oneMinusDiscount, perBalloon: (rate * (1 - oneMinusDiscount)) / oneMinusDiscount };
};

/** The unrounded monthly payment in arrears that reduces `financed` to `balloon` in `months`. */
export const annuity = (financed: number, balloon: number, yearlyRate: number, months: number): number => {
  const { perFinanced, perBalloon } = annuityFactors(yearlyRate, months);
  return financed * perFinanced - balloon * perBalloon;
};

/** One month of a contract, in cents. The last payment absorbs the rounding differences. */
export type ScheduleLine = {
  readonly month: number;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** Balance after the payment; after the last one the residual value. */
  readonly balance: Cents;
};

/**
 * Creates the schedule of equal payments of `monthly` cents. Each balance is computed from the start and rounded once,
 * so errors do not accumulate. Principal sums to financed − balloon, payments to principal + interest.
 */
export const createSchedule = (
  financed: Cents,
  balloon: Cents,
  yearlyRate: number,
  months: number,
  monthly: Cents,
): readonly ScheduleLine[] => {
  const rate = yearlyRate / 12;
  const exactBalance = (month: number): number => {
    if (rate === 0) return financed - monthly * month;
    const growth = Math.expm1(month * Math.log1p(rate));
    return financed + (financed - monthly / rate) * growth;
  };
  const lines: ScheduleLine[] = [];
  let owed = financed;
  for (let month = 1; month < months; month++) {
    const balance = roundCents(exactBalance(month));
    const principal = owed - balance;
    lines.push({ month, payment: monthly, interest: monthly - principal, principal, balance });
    owed = balance;
  }
  const interest = roundCents(exactBalance(months - 1) * rate);
  const principal = owed - balloon;
  return [...lines, { month: months, payment: principal + interest, interest, principal, balance: balloon }];
};
