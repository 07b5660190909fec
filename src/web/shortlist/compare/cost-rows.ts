import {
  COST_KEYS,
  OWNERSHIP_OPTIONS,
  type CostKey,
  type OptionEstimate,
  type OwnershipEstimate,
  type OwnershipOption,
} from "#domain/ownership/index.ts";
import type { PaymentKind } from "#domain/payments/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { type CostTexts, problemLabel, formatCost, joinCosts } from "../../leasing/index.ts";
import { bestOf } from "./best-values.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow, type CompareValue } from "./compare-value.ts";

const strings = listPageStrings.compare;

const findOption = (estimate: OwnershipEstimate | null, option: OwnershipOption): OptionEstimate | null =>
  estimate?.options.find((candidate) => candidate.option === option) ?? null;

/** Cost item of a cash purchase; other options differ only in interest and payments. */
const toValue = (estimate: OwnershipEstimate | null, key: CostKey, words: CostTexts): CompareValue => {
  const item = findOption(estimate, "cash")?.items.find((candidate) => candidate.key === key);
  if (!item) return NOT_APPLICABLE;
  if (!item.amount.ok) return problemLabel(item.amount.error, key, words);
  const amount = formatCost(item.amount.value);
  const bonus = key === "bonus" ? estimate?.details.bonus.cash : null;
  // A deduction is never displayed without its condition.
  return bonus?.ok ? strings.cost.conditional(amount) : amount;
};

const differs = (values: readonly CompareValue[]): boolean => new Set(values).size > 1;

type Estimates = readonly (OwnershipEstimate | null)[];

const itemRow = (key: CostKey, estimates: Estimates, words: CostTexts): CompareRow => {
  const values = estimates.map((estimate) => toValue(estimate, key, words));
  return { label: words.labels[key], values, differs: differs(values), isTotal: false, best: null };
};

const toTotal = (option: OptionEstimate | null, words: CostTexts): CompareValue => {
  if (option === null) return null;
  const { monthlyCents, missing, items } = option;
  if (monthlyCents === null) {
    const failed = items.find(({ amount }) => !amount.ok);
    return failed && !failed.amount.ok ? problemLabel(failed.amount.error, failed.key, words) : null;
  }
  const total = formatCost(monthlyCents);
  return missing.length === 0 ? total : strings.cost.without(total, joinCosts(missing, words.labels));
};

// Incomplete totals are not comparable with complete ones.
const completeCents = (option: OptionEstimate | null): number | null =>
  option?.missing.length === 0 ? option.monthlyCents : null;

/** What the customer of a lease signs: the same for every vehicle in stock. */
const leaseKind = (estimates: readonly (OwnershipEstimate | null)[]): PaymentKind | null =>
  estimates.flatMap((estimate) => (estimate?.details.lease.ok ? [estimate.details.lease.value.quote.kind] : []))[0] ??
  null;

const totalRow = (
  option: OwnershipOption,
  estimates: Estimates,
  { forSale, words }: { readonly forSale: readonly number[]; readonly words: CostTexts },
): CompareRow => {
  const options = estimates.map((estimate) => findOption(estimate, option));
  const values = options.map((one) => toTotal(one, words));
  const columns = bestOf(options.map(completeCents), "low", forSale);
  return {
    label: option === "lease" ? strings.cost.totals.lease(leaseKind(estimates)) : strings.cost.totals[option],
    values,
    differs: differs(values),
    isTotal: true,
    best: columns.length > 0 ? { label: strings.best.cost, columns } : null,
  };
};

/**
 * Cost items of a cash purchase and the totals of all options; none without current rates. `forSale` are the columns
 * among which the lowest total is marked.
 */
export const costGroup = (
  estimates: Estimates,
  forSale: readonly number[],
  words: CostTexts,
): readonly CompareGroup[] => {
  if (estimates.every((estimate) => estimate === null)) return [];
  const items = COST_KEYS.map((key) => itemRow(key, estimates, words)).filter(({ values }) =>
    values.some((value) => value !== NOT_APPLICABLE),
  );
  const totals = OWNERSHIP_OPTIONS.map((option) => totalRow(option, estimates, { forSale, words }));
  return [{ title: strings.groups.cost, rows: [...items, ...totals] }];
};

const holdingMonths = (estimates: Estimates): number | null => {
  const months = estimates.flatMap((estimate) => {
    const bonus = estimate?.details.bonus.cash;
    return bonus?.ok ? [bonus.value.minHoldingMonths] : [];
  });
  return months.length === 0 ? null : Math.max(...months);
};

/** Assumptions behind the costs, and on what a public subsidy depends. */
export const costNote = (estimates: Estimates, words: CostTexts): string | null => {
  const assumptions = estimates.find((estimate) => estimate !== null)?.assumptions;
  if (!assumptions) return null;
  const note = strings.cost.note(assumptions.years, formatQuantity(assumptions.annualMileageKm, "km"));
  const months = holdingMonths(estimates);
  return months === null ? note : `${note} ${strings.cost.condition(words.labels.bonus, months)}`;
};
