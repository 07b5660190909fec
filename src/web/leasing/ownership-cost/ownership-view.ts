import type { CostKey, OwnershipOption } from "#domain/ownership/index.ts";
import type { SelectOption } from "../../../ui/field/field.tsx";

/** A segment of a bar, in percent of the chart's width. */
export type BarSegment = { readonly key: CostKey; readonly x: number; readonly width: number };

export type CostColumn = {
  readonly option: OwnershipOption;
  readonly label: string;
  /** Null: not estimated. */
  readonly total: string | null;
  readonly bar: readonly BarSegment[];
};

export type CostRow = {
  readonly key: CostKey;
  readonly label: string;
  /** Why the item is not estimated. */
  readonly problem: string | null;
  /** On what a deduction depends; beside it, so that nobody reads the total without it. */
  readonly condition: string | null;
  /** One amount per column; "" where the item does not apply, null where it is not estimated. */
  readonly cells: readonly (string | null)[];
};

export type CostField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  /** Option of a select. */
  readonly options: readonly SelectOption[] | null;
  readonly inputMode: "numeric" | "decimal";
};

export type AssumptionView = { readonly title: string; readonly text: string; readonly source: string | null };

/** Plain JSON. */
export type OwnershipCostView = {
  readonly fields: readonly CostField[];
  readonly columns: readonly CostColumn[];
  readonly rows: readonly CostRow[];
  readonly totalLabel: string;
  /** Costs that the totals do not include, and why a page with a payment has no column of it. */
  readonly missing: string | null;
  readonly spokenTotals: string;
  readonly assumptions: readonly AssumptionView[];
};
