import type { LeaseBasis, LeaseTerms } from "#domain/leasing/index.ts";
import type { Parameters } from "#domain/ownership/index.ts";
import type { LeaseStatement } from "../../strings/leasing.ts";

// Plain data that the server sends to the browser.

/** Which amounts of the month are displayed; `both`: the one with VAT is the larger. */
export type VatDisplay = "with" | "without" | "both";

/** Enough to calculate every offered combination of terms, on the server and in the browser. */
export type CalculatorData = {
  readonly basis: LeaseBasis;
  /** Terms without a request; calculable. */
  readonly defaults: LeaseTerms;
  readonly vat: VatDisplay;
  readonly withSchedule: boolean;
};

type Amount = { readonly amount: string; readonly note: string };

/** One row of the schedule, formatted. */
export type ScheduleRow = {
  readonly period: number;
  readonly payment: string;
  readonly interest: string;
  readonly principal: string;
  /** At the end of the period. */
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
  /** The month with the other VAT. */
  readonly other: Amount | null;
  /** "48 mois · 15 000 km/an · premier versement 3 749 €". */
  readonly short: string;
  /** The legal statement. */
  readonly statement: LeaseStatement;
  /** "Calcul du 20 novembre 2026 …". */
  readonly asOf: string;
  /** Query of an address with these terms: "?duration=48&…". */
  readonly search: string;
  /** Null where the calculator has none. */
  readonly schedule: ScheduleView | null;
};

export type LeaseProblemView = {
  readonly message: string;
  /** The problem is with the typed deposit. */
  readonly isDeposit: boolean;
  /** The nearest terms that can be calculated. */
  readonly proposal: { readonly label: string; readonly search: string } | null;
};

/** The calculator at requested terms: a result, or why there is none. */
export type CalculatorState = {
  /** Values of the form: the offered ones nearest to the request. */
  readonly duration: string;
  readonly mileage: string;
  /** As typed. */
  readonly deposit: string;
} & (
  | { readonly result: LeaseResultView; readonly problem: null }
  | { readonly result: null; readonly problem: LeaseProblemView }
);

export type TermOption = { readonly value: string; readonly label: string };

export type CalculatorView = {
  readonly data: CalculatorData;
  readonly durations: readonly TermOption[];
  readonly mileages: readonly TermOption[];
  readonly depositHelp: string;
  /** Assumptions of the cost of ownership in the address. */
  readonly carried: Parameters;
  /** The address states terms. */
  readonly isRequested: boolean;
  /** At the terms of the address. */
  readonly state: CalculatorState;
};
