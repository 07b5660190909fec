import type { Cents } from "../shared/index.ts";

export type CashFlows = {
  /** What the customer has at the start: the financed amount less the fee. */
  readonly received: Cents;
  /** What he pays at the end of each month. */
  readonly payments: readonly Cents[];
  /** Paid with the last one. */
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
 * The effective yearly rate as a share, exact to 1e-12: the rate i at which the payments are worth what was received,
 * (1 + i per month)¹² − 1, found by bisection. Source: Directive 2008/48/EC, annex I (APRC), monthly periods.
 * 0 where nothing is paid beyond what was received; null where nothing was received.
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
