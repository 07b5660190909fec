import type { VatTerms } from "#domain/countries/index.ts";
import { nearestTerms, type LeaseBasis } from "#domain/leasing/index.ts";
import { type LeaseCostBasis, hasParameterOf, parametersOf } from "#domain/ownership/index.ts";
import { leaseResultStrings as strings } from "./lease-results-strings.ts";
import { calculateState } from "./calculator-state.ts";
import type { CalculatorView, VatDisplay } from "./calculator-view.ts";

export type CalculatorOptions = {
  readonly vat: VatDisplay;
  readonly vatTerms: VatTerms;
  readonly withSchedule: boolean;
  /** Null on pages without the cost of ownership. */
  readonly monthlyCost?: LeaseCostBasis | null;
  /** Parameters of the page's URL; unknown ones are ignored. */
  readonly params: URLSearchParams;
};

/** The calculator for the terms in the URL; null if no terms can be calculated. */
export const createCalculatorView = (
  basis: LeaseBasis,
  { vat, vatTerms, withSchedule, monthlyCost = null, params }: CalculatorOptions,
): CalculatorView | null => {
  const defaults = nearestTerms(basis, basis.advertised);
  if (defaults === null) return null;
  const data = { basis, defaults, vat, vatTerms, withSchedule, monthlyCost };
  return {
    data,
    durations: basis.durationsMonths.map((months) => ({ value: String(months), label: strings.months(months) })),
    mileages: basis.annualMileagesKm.map((km) => ({ value: String(km), label: strings.kilometres(km) })),
    depositHelp: strings.depositHelp(basis.maxDepositCents),
    carried: parametersOf(params, "costs"),
    isRequested: hasParameterOf(params, "terms"),
    state: calculateState(data, params),
  };
};
