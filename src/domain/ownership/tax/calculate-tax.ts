import { err, ok, type Result } from "../../shared/index.ts";
import type { CostProblem } from "../cost-problem.ts";
import type { TaxStep } from "./tax-case.ts";
import { taxQuantityOf, type TaxedVehicle } from "./tax-quantities.ts";
import type { MeasuredValue, TaxQuantity, TaxValue } from "./tax-value.ts";

/** A figure of the vehicle that a value depends on. */
export type TaxFigure = { readonly quantity: TaxQuantity; readonly value: number };

/** What a step did: the value that it added, multiplied by or set, and the amount after it. */
export type CalculationStep = {
  readonly operation: "add" | "multiply" | "at_least" | "at_most" | "round";
  readonly value: number;
  /** Null for a constant. */
  readonly figure: TaxFigure | null;
  readonly amount: number;
};

/** Removes the error of binary fractions: 0.5 + 3 × 0.1 is 0.8. */
const exact = (value: number): number => Math.round(value * 1e9) / 1e9;

const unitsOf = (amount: number, { per = 1, units }: MeasuredValue): number => {
  const count = exact(amount / per);
  if (units === "begun") return Math.ceil(count);
  return units === "complete" ? Math.floor(count) : count;
};

const valueOfTable = (rows: NonNullable<MeasuredValue["table"]>, figure: number): Result<number, CostProblem> => {
  const row = rows.find(({ up_to: limit }) => limit === undefined || figure <= limit);
  return row ? ok(row.value) : err("tax-not-stated");
};

/** The units of each band at its rate. */
const valueOfBands = (value: MeasuredValue, figure: number): number => {
  const { bands = [] } = value;
  return bands.reduce((sum, { above, rate }, index) => {
    const end = Math.min(figure, bands[index + 1]?.above ?? figure);
    return sum + rate * unitsOf(Math.max(0, end - above), value);
  }, 0);
};

const valueOfLine = (value: MeasuredValue, figure: number): number => {
  const { above, below, rate = 0, plus = 0, exponent = 1 } = value;
  const counted = below === undefined ? figure - (above ?? 0) : below - figure;
  return plus + rate * unitsOf(Math.max(0, counted), value) ** exponent;
};

const measure = (value: MeasuredValue, figure: number): Result<number, CostProblem> => {
  if (value.table) return valueOfTable(value.table, figure);
  return ok(value.bands ? valueOfBands(value, figure) : valueOfLine(value, figure));
};

type Valued = Pick<CalculationStep, "value" | "figure">;

type TaxedOn = { readonly vehicle: TaxedVehicle; readonly today: string };

const resolve = (value: TaxValue, { vehicle, today }: TaxedOn): Result<Valued, CostProblem> => {
  if (typeof value === "number") return ok({ value, figure: null });
  const figure = taxQuantityOf(value.of, vehicle, today);
  if (!figure.ok) return figure;
  const measured = measure(value, figure.value);
  return measured.ok
    ? ok({ value: exact(measured.value), figure: { quantity: value.of, value: figure.value } })
    : measured;
};

const ROUND = { down: Math.floor, nearest: Math.round, up: Math.ceil } as const;

/** A rounding has the rounded amount as its value. */
const APPLY = {
  add: (amount: number, value: number) => amount + value,
  multiply: (amount: number, value: number) => amount * value,
  at_least: Math.max,
  at_most: Math.min,
  round: (_: number, rounded: number) => rounded,
} as const satisfies Record<CalculationStep["operation"], (amount: number, value: number) => number>;

const OPERATIONS = Object.keys(APPLY) as readonly CalculationStep["operation"][];

/** The steps one after another on an amount that begins at 0; fails where a figure is missing or exceeds a table. */
export const calculateTax = (
  steps: readonly TaxStep[],
  taxed: TaxedOn,
): Result<readonly CalculationStep[], CostProblem> => {
  const done: CalculationStep[] = [];
  let amount = 0;
  for (const step of steps) {
    const { fuel_type: fuel } = taxed.vehicle;
    if (step.fuels !== undefined && fuel === null) return err("fuel-missing");
    if (step.fuels !== undefined && fuel !== null && !step.fuels.includes(fuel)) continue;
    const operation = OPERATIONS.find((one) => step[one] !== undefined) ?? "round";
    const operand = operation === "round" ? ROUND[step.round ?? "nearest"](amount) : step[operation];
    const valued = resolve(operand ?? 0, taxed);
    if (!valued.ok) return valued;
    amount = exact(APPLY[operation](amount, valued.value.value));
    done.push({ operation, ...valued.value, amount });
  }
  return ok(done);
};
