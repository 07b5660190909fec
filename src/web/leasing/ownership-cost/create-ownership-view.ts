import {
  COST_KEYS,
  estimateOwnership,
  parseAssumptions,
  readAssumptionTexts,
  type CostKey,
  type LeaseForUse,
  type OptionEstimate,
  type OwnershipAssumptions,
  type OwnershipEstimate,
} from "#domain/ownership/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import {
  type CostTexts,
  costTexts,
  ownershipEstimateStrings,
  optionLabel,
  problemLabel,
} from "./ownership-estimate-strings.ts";
import { assumptionFields } from "./assumption-fields.ts";
import { assumptionViews, bonusCondition, type DescribeLease } from "./assumption-views.ts";
import { formatCost, joinCosts } from "./chart/format-costs.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import { toBars } from "./chart/cost-bars.ts";
import type { CostColumn, CostRow, OwnershipCostView } from "./ownership-view.ts";

/** The lease to compare with a purchase. */
export type ViewedLease = {
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

const toSpoken = (columns: readonly CostColumn[]): string =>
  ownershipEstimateStrings.spoken(
    columns.flatMap(({ label, total }) => (total === null ? [] : [`${label.toLowerCase()} ${total}`])).join(", "),
  );

/** The estimate for the assumptions in a URL or form. */
export const createOwnershipView = (
  basis: OwnershipBasis,
  { defaults, forUse, describe }: ViewedLease,
  params: URLSearchParams,
): OwnershipCostView => {
  const { vehicle, rates } = basis;
  const texts = readAssumptionTexts(params);
  const { assumptions, invalid } = parseAssumptions(texts, defaults, rates);
  const estimate = estimateOwnership(vehicle, assumptions, rates, forUse);
  const columns = toColumns(estimate);
  const words = costTexts(basis.countryTerms, rates.bonus ?? rates.endedBonus);
  return {
    fields: assumptionFields(vehicle, rates, { texts, assumptions, invalid }),
    columns,
    rows: toRows(estimate, words),
    totalLabel: ownershipEstimateStrings.total,
    missing: toMissing(estimate, words),
    spokenTotals: toSpoken(columns),
    assumptions: assumptionViews(estimate, basis, describe),
  };
};
