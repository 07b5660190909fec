import type { VatTerms } from "#domain/countries/index.ts";
import type { LeaseBasis, LeaseTerms } from "#domain/leasing/index.ts";
import type { MonthlyCostView } from "../monthly-cost/monthly-cost-view.ts";
import type { LeaseCostBasis, Parameters } from "#domain/ownership/index.ts";
import type { LeaseStatement } from "../../vehicle/index.ts";

// Plain data, sent to the browser.

/** Which monthly payments are displayed; `both`: the one with VAT is displayed larger. */
export type VatDisplay = "with" | "without" | "both";

/** Input for every offered combination of terms, on the server and in the browser. */
export type CalculatorData = {
  readonly basis: LeaseBasis;
  /** Terms used without a request; always calculable. */
  readonly defaults: LeaseTerms;
  readonly vat: VatDisplay;
  readonly vatTerms: VatTerms;
  readonly withSchedule: boolean;
  /** Null on pages without the cost of ownership. */
  readonly monthlyCost: LeaseCostBasis | null;
};

type Amount = { readonly amount: string; readonly note: string };

/** One row of the schedule, formatted. */
export type ScheduleRow = {
  readonly period: number;
  readonly payment: string;
  readonly interest: string;
  readonly principal: string;
  /** Balance at the end of the period. */
  readonly balance: string;
};

export type ScheduleYear = ScheduleRow & { readonly months: readonly ScheduleRow[] };

export type ScheduleView = {
  readonly years: readonly ScheduleYear[];
  readonly total: Omit<ScheduleRow, "period" | "balance">;
  readonly residual: string;
};

export type LeaseResultView = {
  readonly monthly: Amount;
  /** What the payment is: "en location avec option d’achat". */
  readonly name: string;
  /** The monthly payment in the other VAT mode. */
  readonly other: Amount | null;
  readonly terms: LeaseTerms;
  /** "48 mois · 15 000 km/an · premier versement 3 749 €". */
  readonly short: string;
  /** The legal statement. */
  readonly statement: LeaseStatement;
  /** From the payment to the cost a month; null where the page does not state it. */
  readonly monthlyCost: MonthlyCostView | null;
  /** "Calcul du 20 novembre 2026 …". */
  readonly asOf: string;
  /** Query of an address with these terms: "?duration=48&…". */
  readonly search: string;
  /** Null in calculators without a schedule. */
  readonly schedule: ScheduleView | null;
};

export type LeaseProblemView = {
  readonly message: string;
  /** True if the typed deposit causes the problem. */
  readonly isDeposit: boolean;
  /** The nearest terms that can be calculated. */
  readonly proposal: { readonly label: string; readonly search: string } | null;
};

/** State of the calculator: a result, or the reason why there is none. */
export type CalculatorState = {
  /** Form values: the offered values closest to the request. */
  readonly duration: string;
  readonly mileage: string;
  /** As typed. */
  readonly deposit: string;
} & (
  | { readonly result: LeaseResultView; readonly problem: null }
  | { readonly result: null; readonly problem: LeaseProblemView }
);

type TermOption = { readonly value: string; readonly label: string };

export type CalculatorView = {
  readonly data: CalculatorData;
  readonly durations: readonly TermOption[];
  readonly mileages: readonly TermOption[];
  readonly depositHelp: string;
  /** Ownership cost parameters of the URL, passed through. */
  readonly carried: Parameters;
  /** True if the URL contains terms. */
  readonly isRequested: boolean;
  /** State for the terms in the URL. */
  readonly state: CalculatorState;
};
