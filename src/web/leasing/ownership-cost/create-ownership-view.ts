import {
  ASSUMPTION_PARAMETERS,
  type AssumptionField,
  type AssumptionTexts,
  COST_KEYS,
  type CostKey,
  type Energy,
  energyOf,
  estimateOwnership,
  type LeaseForUse,
  type OptionEstimate,
  type OwnedVehicle,
  type OwnershipAssumptions,
  type OwnershipEstimate,
  type OwnershipRates,
  parseAssumptions,
  type ParsedAssumptions,
  readAssumptionTexts,
  yearChoices,
} from "#domain/ownership/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import {
  type CostTexts,
  costTexts,
  ENERGY_STRINGS,
  optionLabel,
  OTHER_FUEL,
  ownershipEstimateStrings,
  ownershipEstimateStrings as strings,
  problemLabel,
} from "./ownership-estimate-strings.ts";
import { ANNUAL_MILEAGE_KM } from "#domain/leasing/index.ts";
import { isPlugIn } from "#domain/vehicles/index.ts";
import { formatPrice } from "./format-amounts.ts";
import { assumptionViews, bonusCondition, type DescribeLease } from "./assumption-views.ts";
import { formatCost, joinCosts } from "./chart/format-costs.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import type { BarSegment, CostColumn, CostField, CostRow, OwnershipCostView } from "./ownership-view.ts";

/** The lease to compare with a purchase. */
type ViewedLease = {
  readonly defaults: OwnershipAssumptions;
  /** Null: the advertised deposit. */
  readonly forUse: LeaseForUse | null;
  readonly describe: DescribeLease;
};

const toCell = (option: OptionEstimate, key: CostKey): string | null => {
  const item = option.items.find((candidate) => candidate.key === key);
  if (!item) return "";
  if (item.isIncluded) return ownershipEstimateStrings.included;
  return item.amount.ok ? formatCost(item.amount.value) : null;
};

const findProblem = (options: readonly OptionEstimate[], key: CostKey, words: CostTexts): string | null => {
  const amounts = options.flatMap(({ items }) => items.filter((item) => item.key === key));
  const failed = amounts.map(({ amount }) => amount).find(({ ok }) => !ok);
  return failed && !failed.ok ? problemLabel(failed.error, key, words) : null;
};

const toCondition = ({ details: { bonus } }: OwnershipEstimate, key: CostKey): string | null =>
  key === "bonus" && bonus.cash?.ok ? bonusCondition(bonus.cash.value) : null;

const toRows = (estimate: OwnershipEstimate, words: CostTexts): readonly CostRow[] =>
  COST_KEYS.map((key) => ({
    key,
    label: words.labels[key],
    problem: findProblem(estimate.options, key, words),
    condition: toCondition(estimate, key),
    cells: estimate.options.map((option) => toCell(option, key)),
  })).filter(({ cells }) => cells.some((cell) => cell !== ""));

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

type Part = { readonly key: BarSegment["key"]; readonly cents: number };

const toParts = ({ items, monthlyCents }: OptionEstimate): readonly Part[] =>
  monthlyCents === null ? [] : items.flatMap(({ key, amount }) => (amount.ok ? [{ key, cents: amount.value }] : []));

const sum = (parts: readonly Part[]): number => parts.reduce((total, { cents }) => total + cents, 0);

/**
 * One stacked bar per option on a common scale, in percent: costs right of zero, a subsidy left of it. Empty for an
 * option without a total.
 */
const toBars = (options: readonly OptionEstimate[]): readonly (readonly BarSegment[])[] => {
  const bars = options.map(toParts);
  const left = Math.max(0, ...bars.map((parts) => -sum(parts.filter(({ cents }) => cents < 0))));
  const right = Math.max(0, ...bars.map((parts) => sum(parts.filter(({ cents }) => cents > 0))));
  const scale = 100 / Math.max(left + right, 1);
  return bars.map((parts) => {
    let end = left;
    return parts
      .filter(({ cents }) => cents !== 0)
      .map(({ key, cents }) => {
        const from = cents < 0 ? left + cents : end;
        if (cents > 0) end += cents;
        return { key, x: roundToTenth(from * scale), width: roundToTenth(Math.abs(cents) * scale) };
      });
  });
};

const toColumns = ({ options, details: { lease } }: OwnershipEstimate): readonly CostColumn[] => {
  const bars = toBars(options);
  return options.map(({ option, monthlyCents }, index) => ({
    option,
    label: optionLabel(option, lease.ok ? lease.value.quote.kind : null),
    total: monthlyCents === null ? null : formatEuros(monthlyCents),
    bar: bars[index] ?? [],
  }));
};

// Items without which there is no total need no note beside the totals.
const toMissing = ({ options }: OwnershipEstimate, words: CostTexts): string | null => {
  const missing = new Set(options.flatMap((option) => (option.monthlyCents === null ? [] : option.missing)));
  if (missing.size === 0) return null;
  return ownershipEstimateStrings.missing(
    joinCosts(
      COST_KEYS.filter((key) => missing.has(key)),
      words.labels,
    ),
  );
};

/** Why a page with a payment has no column of it. */
const toNoLease = ({ details: { lease } }: OwnershipEstimate, words: CostTexts): string | null =>
  lease.ok ? null : strings.assumptions.problem(problemLabel(lease.error, "lease_payments", words));

const toSpoken = (columns: readonly CostColumn[]): string =>
  ownershipEstimateStrings.spoken(
    columns.flatMap(({ label, total }) => (total === null ? [] : [`${label.toLowerCase()} ${total}`])).join(", "),
  );

const ERRORS: Readonly<Record<AssumptionField, string>> = {
  years: strings.errors.years,
  mileage: strings.errors.mileage(formatNumber(ANNUAL_MILEAGE_KM.min), formatNumber(ANNUAL_MILEAGE_KM.max)),
  electricity: strings.errors.price,
  fuel: strings.errors.price,
};

/** Energies of a vehicle, each with the field of its price. */
const priceFields = (vehicle: OwnedVehicle): readonly (readonly ["electricity" | "fuel", Energy | null])[] => {
  const { fuel_type: fuel } = vehicle;
  const energy = energyOf(fuel);
  if (energy === "electricity") return [["electricity", energy]];
  return [
    ...(isPlugIn(vehicle) ? [["electricity", "electricity"] as const] : []),
    ...(fuel === null || fuel === "other" ? [] : [["fuel", energy] as const]),
  ];
};

/** Form fields; an invalid text is preserved with its error. */
const assumptionFields = (
  vehicle: OwnedVehicle,
  rates: OwnershipRates,
  { texts, assumptions, invalid }: ParsedAssumptions & { readonly texts: AssumptionTexts },
): readonly CostField[] => {
  const create = (field: AssumptionField, label: string, value: string): CostField => ({
    name: ASSUMPTION_PARAMETERS[field],
    label,
    value: invalid.includes(field) && field !== "years" ? (texts[field] ?? value) : value,
    error: invalid.includes(field) ? ERRORS[field] : null,
    options: null,
    inputMode: field === "mileage" ? "numeric" : "decimal",
  });
  const years = {
    ...create("years", strings.fields.years, String(assumptions.years)),
    options: yearChoices(rates).map((choice) => ({ value: String(choice), label: strings.years(choice) })),
  };
  const ownPrice = { electricity: assumptions.electricityCents, fuel: assumptions.fuelCents };
  const prices = priceFields(vehicle).map(([field, energy]) => {
    const cents = ownPrice[field] ?? (energy && rates.energy?.[energy]) ?? null;
    return create(
      field,
      strings.fields.price(energy ? ENERGY_STRINGS[energy] : OTHER_FUEL),
      cents === null ? "" : formatPrice(cents),
    );
  });
  return [years, create("mileage", strings.fields.mileage, formatNumber(assumptions.annualMileageKm)), ...prices];
};

/** A lease that is not possible is no way to pay: it has no column. */
const withPossible = ({ options, ...estimate }: OwnershipEstimate): OwnershipEstimate => ({
  ...estimate,
  options: options.filter(({ option }) => option !== "lease" || estimate.details.lease.ok),
});

/** The estimate for the assumptions in a URL or form. */
export const createOwnershipView = (
  basis: OwnershipBasis,
  { defaults, forUse, describe }: ViewedLease,
  params: URLSearchParams,
): OwnershipCostView => {
  const { vehicle, rates } = basis;
  const texts = readAssumptionTexts(params);
  const { assumptions, invalid } = parseAssumptions(texts, defaults, rates);
  const estimate = withPossible(estimateOwnership(vehicle, assumptions, rates, forUse));
  const columns = toColumns(estimate);
  const words = costTexts(basis.countryTerms, rates.bonus ?? rates.endedBonus);
  return {
    fields: assumptionFields(vehicle, rates, { texts, assumptions, invalid }),
    columns,
    rows: toRows(estimate, words),
    totalLabel: ownershipEstimateStrings.total,
    missing: [toMissing(estimate, words), forUse && toNoLease(estimate, words)].filter(Boolean).join(" ") || null,
    spokenTotals: toSpoken(columns),
    assumptions: assumptionViews(estimate, basis, describe),
  };
};
