import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { formatShare } from "#application/strings/share.ts";
import { formatEuroRange } from "#application/strings/trade-in.ts";
import type { NamedCar, TradeInValuation } from "#application/trade-in/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import {
  type CentsRange,
  MIN_COMPARABLES,
  type TradeInEstimate,
  type TradeInRules,
  yearDifference,
} from "#domain/trade-in/index.ts";
import type { EstimateRow, EstimateView } from "./estimate-panel.tsx";
import {
  noEstimateReason,
  tradeInEstimateStrings as strings,
  tradeInPageStrings as pageStrings,
} from "./trade-in-strings.ts";

const fuelLabel = (fuel: string): string =>
  fieldStrings(leadKindStrings(LEAD_KINDS.trade_in), "fuel").options?.[fuel]?.toLowerCase() ?? fuel;

/** "Ford Puma, 2021, 65 000 km, essence". */
export const carSummary = ({ make, model, year, mileageKm, fuel }: NamedCar): string =>
  [`${make} ${model}`, String(year), formatQuantity(mileageKm, "km"), ...(fuel === null ? [] : [fuelLabel(fuel)])].join(
    ", ",
  );

const deducted = (range: CentsRange): string => strings.minus(formatEuroRange(range));

const adjustedNote = ({ widened_share, comparables }: TradeInEstimate, isMixed: boolean): string => {
  if (isMixed) return strings.everyDrive;
  return widened_share === 0 ? strings.middleHalf : strings.widened(formatShare(widened_share), comparables);
};

/** How many vehicles it comes from, and why it is wide. */
const sourceOf = ({ comparables, scope }: TradeInEstimate, drives: TradeInValuation["drives"]): string =>
  [
    pageStrings.source(comparables),
    drives === undefined ? strings.wide(scope, comparables < MIN_COMPARABLES.model) : strings.wideDrives(drives),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");

type RowOptions = { readonly years: string; readonly isMixed: boolean; readonly stockHref: string | undefined };

const rowsOf = (estimate: TradeInEstimate, { years, isMixed, stockHref }: RowOptions): readonly EstimateRow[] => [
  {
    label: strings.comparables(estimate.comparables),
    value: formatEuroRange(estimate.asking),
    note: isMixed ? strings.everyDriveNote(years) : strings.comparablesNote(estimate.scope, years),
    ...(stockHref !== undefined && { stockHref }),
  },
  {
    label: strings.adjusted(estimate.comparables),
    value: formatEuroRange(estimate.adjusted),
    note: adjustedNote(estimate, isMixed),
  },
  { label: strings.reconditioning, value: strings.minus(formatEuros(estimate.reconditioning_cents)) },
  { label: strings.warranty, value: strings.minus(formatEuros(estimate.warranty_cents)) },
  { label: strings.margin(formatShare(estimate.margin_share)), value: deducted(estimate.margin) },
];

const limitsOf = (rules: TradeInRules | null) =>
  rules && {
    maxYears: formatQuantity(Math.floor(rules.max_age_months / 12), "ans"),
    maxMileage: formatQuantity(rules.max_mileage_km, "km"),
  };

/** The provisional price of a valuation, or why there is none. */
export const toEstimateView = (
  { estimate, query, rules, drives }: TradeInValuation,
  paths: Pick<Paths, "stock">,
): EstimateView => {
  if (!estimate.ok) {
    const { error } = estimate;
    const isRefinable = error === "vague" || error === "broken" || error === "worthless";
    return { type: "none", reason: noEstimateReason(error, limitsOf(rules)), isRefinable };
  }
  const { low_cents: low, high_cents: high } = estimate.value;
  return {
    type: "range",
    amount: formatEuroRange({ low, high }),
    source: sourceOf(estimate.value, drives),
    rows: rowsOf(estimate.value, {
      years: strings.years(rules === null ? 0 : yearDifference(estimate.value.scope, rules)),
      isMixed: drives !== undefined,
      stockHref: query === null ? undefined : paths.stock(query),
    }),
  };
};
