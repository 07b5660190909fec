import {
  completeTerms,
  type CreditFigures,
  type LeaseBasis,
  type LeaseQuote,
  type LeaseTerms,
  nearestTerms,
  parseTermsQuery,
  quoteOnBasis,
  TERMS_PARAMETERS,
  type TermsProblem,
  writeTermsQuery,
} from "#domain/leasing/index.ts";
import { asPayment } from "#application/strings/payments.ts";
import { monthlyLeaseCost } from "#domain/ownership/index.ts";
import {
  err,
  formatAmount,
  formatEuros,
  formatFrenchDate,
  formatNumber,
  formatWholeEuros,
  type Result,
} from "#domain/shared/index.ts";
import { LEASE_PROBLEMS, leaseResultStrings as strings } from "./lease-results-strings.ts";
import { formatShortConditions, toLeaseStatement } from "../../vehicle/index.ts";
import { toMonthlyCostView } from "../monthly-cost/monthly-cost-view.ts";
import type {
  CalculatorData,
  CalculatorState,
  LeaseProblemView,
  LeaseResultView,
  ScheduleRow,
  ScheduleView,
} from "./calculator-view.ts";

const toSearch = (terms: LeaseTerms): string => `?${writeTermsQuery(terms)}`;

const toAmounts = (
  quote: LeaseQuote,
  { vat, vatTerms }: CalculatorData,
): Pick<LeaseResultView, "monthly" | "other"> => {
  const withVat = { amount: formatWholeEuros(quote.monthlyCents), note: vatTerms.with };
  const withoutVat = { amount: formatWholeEuros(quote.monthlyWithoutVatCents), note: vatTerms.without };
  if (vat === "without") return { monthly: withoutVat, other: null };
  return { monthly: withVat, other: vat === "both" ? withoutVat : null };
};

type ScheduleLine = CreditFigures["schedule"][number];

const MONTHS = 12;

const sum = (lines: readonly ScheduleLine[], field: "payment" | "interest" | "principal"): string =>
  formatAmount(lines.reduce((total, line) => total + line[field], 0));

const toSums = (lines: readonly ScheduleLine[]) => ({
  payment: sum(lines, "payment"),
  interest: sum(lines, "interest"),
  principal: sum(lines, "principal"),
});

const toRow = (period: number, lines: readonly ScheduleLine[]): ScheduleRow => ({
  period,
  ...toSums(lines),
  balance: formatAmount(lines.at(-1)?.balance ?? 0),
});

/** The schedule per year of a credit, each year with its months; null for a rental. */
const toScheduleView = ({ credit, optionPriceCents }: LeaseQuote): ScheduleView | null => {
  if (credit === null) return null;
  const { schedule } = credit;
  const years = Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) =>
    schedule.slice(year * MONTHS, (year + 1) * MONTHS),
  );
  return {
    years: years.map((lines, year) => ({
      ...toRow(year + 1, lines),
      months: lines.map((line) => toRow(line.month, [line])),
    })),
    total: toSums(schedule),
    residual: formatEuros(optionPriceCents ?? 0),
  };
};

const toResult = (quote: LeaseQuote, data: CalculatorData): LeaseResultView => ({
  ...toAmounts(quote, data),
  name: asPayment(quote.kind),
  terms: quote.terms,
  short: formatShortConditions(quote),
  statement: toLeaseStatement(quote),
  monthlyCost: data.monthlyCost && toMonthlyCostView(monthlyLeaseCost(data.monthlyCost, quote), data.vatTerms),
  asOf: strings.asOf(formatFrenchDate(quote.asOf)),
  search: toSearch(quote.terms),
  schedule: data.withSchedule ? toScheduleView(quote) : null,
});

const DEPOSIT_PROBLEMS: ReadonlySet<TermsProblem> = new Set<TermsProblem>([
  "lease/amount-invalid",
  "lease/deposit-above-limit",
  "lease/deposit-above-price",
]);

const toProblem = (basis: LeaseBasis, terms: LeaseTerms, code: TermsProblem): LeaseProblemView => {
  const proposal = nearestTerms(basis, terms);
  return {
    message: LEASE_PROBLEMS[code]({ terms, maxDepositCents: basis.maxDepositCents }),
    isDeposit: DEPOSIT_PROBLEMS.has(code),
    proposal: proposal && { label: strings.proposal(proposal), search: toSearch(proposal) },
  };
};

/** An empty deposit is zero. */
const readTerms = (params: URLSearchParams, defaults: LeaseTerms) => {
  const typed = params.get(TERMS_PARAMETERS.deposit)?.trim() ?? null;
  const requested = parseTermsQuery(params);
  const depositCents = typed === "" ? 0 : requested.depositCents;
  const terms = completeTerms({ ...requested, depositCents }, defaults);
  return {
    terms,
    typedDeposit: typed ?? formatNumber(terms.depositCents / 100),
    isDepositInvalid: typed !== null && depositCents === null,
  };
};

/** The form can only display offered values. */
const nearestOf = (offered: readonly number[], requested: number): string =>
  String(offered.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested))[0] ?? requested);

/** Calculates the terms in a URL or form; both use the same parameters. */
export const calculateState = (data: CalculatorData, params: URLSearchParams): CalculatorState => {
  const { basis, defaults } = data;
  const { terms, typedDeposit, isDepositInvalid } = readTerms(params, defaults);
  const form = {
    duration: nearestOf(basis.durationsMonths, terms.durationMonths),
    mileage: nearestOf(basis.annualMileagesKm, terms.annualMileageKm),
    deposit: typedDeposit,
  };
  const quote: Result<LeaseQuote, TermsProblem> = isDepositInvalid
    ? err("lease/amount-invalid")
    : quoteOnBasis(basis, terms);
  return quote.ok
    ? { ...form, result: toResult(quote.value, data), problem: null }
    : { ...form, result: null, problem: toProblem(basis, terms, quote.error) };
};
