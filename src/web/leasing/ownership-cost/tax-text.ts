import type { VehicleTax } from "#domain/ownership/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { estimateStrings } from "./ownership-estimate-strings.ts";

const strings = estimateStrings.assumptions;

/** The formula with its factors, or the minimum; omits CO₂ if the market displays no measured values. */
export const taxText = ({ yearlyCents, formula, isMinimum }: VehicleTax, namesValues: boolean): string => {
  const yearly = formatEuros(yearlyCents);
  if (formula === null) return strings.taxMinimum(yearly);
  if (!namesValues) return strings.taxUnnamed(yearly);
  const text = strings.taxFormula(formatNumber(formula.co2), formatNumber(formula.b), formatNumber(formula.c));
  return isMinimum ? strings.taxRaised(text, yearly) : strings.tax(text, yearly);
};
