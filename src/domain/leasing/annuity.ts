import type { Cents } from "../shared/index.ts";

type CashFlows = {
  /** Financed amount less the fee. */
  readonly received: Cents;
  /** Payments at the end of each month. */
  readonly payments: readonly Cents[];
  /** Paid with the last payment. */
  readonly balloon: Cents;
};

const presentValue = ({ payments, balloon }: CashFlows, monthlyRate: number): number => {
  const step = 1 / (1 + monthlyRate);
  let discount = 1;
  let sum = 0;
  for (const payment of payments) {
    discount *= step;
    sum += payment * discount;
  }
  return sum + balloon * discount;
};

/**
 * The effective yearly rate (APRC) as a share, exact to 1e-12: (1 + i)¹² − 1 for the monthly rate i at which the
 * present value of the payments equals `received`, found by bisection. 0 if the payments do not exceed `received`; null
 * if `received` is not positive. Source: Directive 2008/48/EC, annex I, monthly periods.
 */
export const effectiveYearlyRate = (flows: CashFlows): number | null => {
  if (flows.received <= 0) return null;
  if (presentValue(flows, 0) <= flows.received) return 0;
  let low = 0;
  let high = 0.01;
  while (presentValue(flows, high) > flows.received) high *= 2;
  for (let step = 0; step < 80 && high - low > 1e-14; step++) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > flows.received) low = middle;
    else high = middle;
  }
  return (1 + (low + high) / 2) ** 12 - 1;
};

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
