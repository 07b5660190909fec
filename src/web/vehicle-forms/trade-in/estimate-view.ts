import { formatShare } from "#application/strings/share.ts";
import { formatEuroRange } from "#application/strings/trade-in.ts";
import type { TradeInValuation } from "#application/trade-in/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import type { CentsRange, TradeInEstimate, TradeInRules } from "#domain/trade-in/index.ts";
import { tradeInEstimateStrings as strings, noEstimateReason } from "./trade-in-strings.ts";
import type { EstimateRow, EstimateView } from "./trade-in-view.ts";

const deducted = (range: CentsRange): string => strings.minus(formatEuroRange(range));

const rowsOf = (estimate: TradeInEstimate, years: string, stockHref: string | undefined): readonly EstimateRow[] => [
  {
    label: strings.comparables(estimate.comparables),
    value: formatEuroRange(estimate.asking),
    note: strings.comparablesNote(years),
    ...(stockHref !== undefined && { stockHref }),
  },
  { label: strings.adjusted, value: formatEuroRange(estimate.adjusted), note: strings.adjustedNote },
  { label: strings.reconditioning, value: strings.minus(formatEuros(estimate.reconditioning_cents)) },
  { label: strings.warranty, value: strings.minus(formatEuros(estimate.warranty_cents)) },
  { label: strings.margin(formatShare(estimate.margin_share)), value: deducted(estimate.margin) },
];

const limitsOf = (rules: TradeInRules | null) =>
  rules && {
    maxYears: formatQuantity(Math.floor(rules.max_age_months / 12), "ans"),
    maxMileage: formatQuantity(rules.max_mileage_km, "km"),
  };

export const toEstimateView = (
  { estimate, query, rules }: TradeInValuation,
  paths: Pick<Paths, "stock">,
): EstimateView => {
  if (!estimate.ok) return { type: "none", reason: noEstimateReason(estimate.error, limitsOf(rules)) };
  const { low_cents: low, high_cents: high } = estimate.value;
  const years = strings.years(rules?.max_year_difference ?? 0);
  return {
    type: "range",
    amount: formatEuroRange({ low, high }),
    rows: rowsOf(estimate.value, years, query === null ? undefined : paths.stock(query)),
  };
};
