import {
  COST_KEYS,
  OWNERSHIP_OPTIONS,
  type CostKey,
  type OptionEstimate,
  type OwnershipEstimate,
  type OwnershipOption,
} from "#domain/ownership/index.ts";
import { formatQuantity } from "#domain/shared/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import { COST_LABELS, problemLabel, formatCost, joinCosts } from "../../leasing/index.ts";
import { bestOf } from "./best-values.ts";
import { NOT_APPLICABLE, type CompareGroup, type CompareRow, type CompareValue } from "./compare-value.ts";

const strings = listPageStrings.compare;

const findOption = (estimate: OwnershipEstimate | null, option: OwnershipOption): OptionEstimate | null =>
  estimate?.options.find((candidate) => candidate.option === option) ?? null;

/** Cost item of a cash purchase; other options differ only in interest and payments. */
const toValue = (estimate: OwnershipEstimate | null, key: CostKey): CompareValue => {
  const item = findOption(estimate, "cash")?.items.find((candidate) => candidate.key === key);
  if (!item) return NOT_APPLICABLE;
  return item.amount.ok ? formatCost(item.amount.value) : problemLabel(item.amount.error);
};

const differs = (values: readonly CompareValue[]): boolean => new Set(values).size > 1;

const itemRow = (key: CostKey, estimates: readonly (OwnershipEstimate | null)[]): CompareRow => {
  const values = estimates.map((estimate) => toValue(estimate, key));
  return { label: COST_LABELS[key], values, differs: differs(values), isTotal: false, best: null };
};

const toTotal = (option: OptionEstimate | null): CompareValue => {
  if (option === null) return null;
  const { monthlyCents, missing, items } = option;
  if (monthlyCents === null) {
    const failed = items.map(({ amount }) => amount).find(({ ok }) => !ok);
    return failed && !failed.ok ? problemLabel(failed.error) : null;
  }
  const total = formatCost(monthlyCents);
  return missing.length === 0 ? total : strings.cost.without(total, joinCosts(missing));
};

// Incomplete totals are not comparable with complete ones.
const completeCents = (option: OptionEstimate | null): number | null =>
  option?.missing.length === 0 ? option.monthlyCents : null;

const totalRow = (
  option: OwnershipOption,
  estimates: readonly (OwnershipEstimate | null)[],
  forSale: readonly number[],
): CompareRow => {
  const options = estimates.map((estimate) => findOption(estimate, option));
  const values = options.map(toTotal);
  const columns = bestOf(options.map(completeCents), "low", forSale);
  return {
    label: strings.cost.totals[option],
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
  estimates: readonly (OwnershipEstimate | null)[],
  forSale: readonly number[],
): readonly CompareGroup[] => {
  if (estimates.every((estimate) => estimate === null)) return [];
  const items = COST_KEYS.map((key) => itemRow(key, estimates)).filter(({ values }) =>
    values.some((value) => value !== NOT_APPLICABLE),
  );
  const totals = OWNERSHIP_OPTIONS.map((option) => totalRow(option, estimates, forSale));
  return [{ title: strings.groups.cost, rows: [...items, ...totals] }];
};

/** Assumptions behind the costs. */
export const costNote = (estimates: readonly (OwnershipEstimate | null)[]): string | null => {
  const assumptions = estimates.find((estimate) => estimate !== null)?.assumptions;
  return assumptions ? strings.cost.note(assumptions.years, formatQuantity(assumptions.annualMileageKm, "km")) : null;
};
