import type { Cents } from "../shared/index.ts";

export type CashFlows = {
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
