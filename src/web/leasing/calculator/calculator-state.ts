import {
  completeTerms,
  nearestTerms,
  parseTermsQuery,
  quoteOnBasis,
  TERMS_PARAMETERS,
  writeTermsQuery,
  type LeaseBasis,
  type LeaseQuote,
  type LeaseTerms,
  type TermsProblem,
} from "#domain/leasing/index.ts";
import { asPayment } from "#application/strings/payments.ts";
import { monthlyLeaseCost } from "#domain/ownership/index.ts";
import { err, formatEuros, formatFrenchDate, formatNumber, type Result } from "#domain/shared/index.ts";
import { LEASE_PROBLEMS, leaseResultStrings as strings } from "./lease-results-strings.ts";
import { formatShortConditions, toLeaseStatement } from "../../vehicle/index.ts";
import { toMonthlyCostView } from "../monthly-cost/monthly-cost-view.ts";
import type { CalculatorData, CalculatorState, LeaseProblemView, LeaseResultView } from "./calculator-view.ts";
import { toScheduleView } from "./schedule-view.ts";

const toSearch = (terms: LeaseTerms): string => `?${writeTermsQuery(terms)}`;

const toAmounts = (
  quote: LeaseQuote,
  { vat, vatTerms }: CalculatorData,
): Pick<LeaseResultView, "monthly" | "other"> => {
  const withVat = { amount: formatEuros(quote.monthlyCents), note: vatTerms.with };
  const withoutVat = { amount: formatEuros(quote.monthlyWithoutVatCents), note: vatTerms.without };
  if (vat === "without") return { monthly: withoutVat, other: null };
  return { monthly: withVat, other: vat === "both" ? withoutVat : null };
};

const toResult = (quote: LeaseQuote, data: CalculatorData): LeaseResultView => ({
  ...toAmounts(quote, data),
  name: asPayment(quote.kind),
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

type RequestedLease = { readonly terms: LeaseTerms; readonly typedDeposit: string; readonly isDepositInvalid: boolean };

/** An empty deposit is zero. */
const readTerms = (params: URLSearchParams, defaults: LeaseTerms): RequestedLease => {
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
