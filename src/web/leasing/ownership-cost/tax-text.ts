import type { CalculationStep, TaxFigure, TaxQuantity, VehicleTax } from "#domain/ownership/index.ts";
import { formatEuros, formatQuantity } from "#domain/shared/index.ts";
import { formatFactor } from "./format-amounts.ts";
import { ownershipEstimateStrings } from "./ownership-estimate-strings.ts";

const strings = ownershipEstimateStrings.assumptions;

const UNITS: Readonly<Record<TaxQuantity, string>> = {
  co2_wltp: "g/km",
  co2_nedc: "g/km",
  cylinder_cm3: "cm³",
  power_kw: "kW",
  weight_kg: "kg",
  max_weight_kg: "kg",
  age_months: "mois",
};

const isMeasured = ({ figure }: CalculationStep): boolean => figure?.quantity.startsWith("co2") ?? false;

const quantityText = ({ quantity, value }: TaxFigure): string => formatQuantity(value, UNITS[quantity]);

const withFigure = (value: number, figure: TaxFigure | null): string =>
  figure === null ? formatFactor(value) : `${formatFactor(value)} (${quantityText(figure)})`;

type Written = { readonly text: string | null; readonly isSum: boolean };

/** The steps so far as one figure with what it depends on. */
const collapse = (steps: readonly CalculationStep[], amount: number): Written => {
  const figures = new Map(steps.flatMap(({ figure }) => (figure ? [[figure.quantity, figure] as const] : [])));
  const named = [...figures.values()].map(quantityText);
  return { text: `${formatFactor(amount)}${named.length > 0 ? ` (${named.join(", ")})` : ""}`, isSum: false };
};

const isArithmetic = ({ operation }: CalculationStep): boolean => operation === "add" || operation === "multiply";

const writeStep = (steps: readonly CalculationStep[], index: number, { text, isSum }: Written): Written => {
  const step = steps[index] as CalculationStep;
  const before = steps[index - 1]?.amount ?? 0;
  const value = withFigure(step.value, step.figure);
  switch (step.operation) {
    case "add":
      return text === null ? { text: value, isSum } : { text: `${text} + ${value}`, isSum: true };
    case "multiply":
      return { text: `${isSum ? `(${text})` : (text ?? "0")} × ${value}`, isSum: false };
    case "round":
      // The last one is visible in the amount itself.
      return steps.slice(index).some(isArithmetic) ? collapse(steps.slice(0, index), step.amount) : { text, isSum };
    case "at_least":
      return { text: before < step.value ? strings.taxMinimum(text ?? "0") : text, isSum };
    case "at_most":
      return { text: before > step.value ? strings.taxMaximum(text ?? "0") : text, isSum };
  }
};

/** The calculation with the vehicle's figures; null where the amount is a constant. */
const calculationText = (steps: readonly CalculationStep[]): string | null => {
  if (steps.every(({ figure }) => figure === null)) return null;
  const [only, another] = steps.filter(isArithmetic);
  if (only?.figure && another === undefined && only.amount === steps.at(-1)?.amount) return quantityText(only.figure);
  return steps.reduce<Written>((written, _, index) => writeStep(steps, index, written), { text: null, isSum: false })
    .text;
};

/** The amount with its calculation; omits the latter where it is by CO₂ and the market displays no measured values. */
export const taxText = (
  { rule, caseName, steps, cents, elsewhere }: VehicleTax,
  { namesValues, isOnce }: { readonly namesValues: boolean; readonly isOnce: boolean },
): string => {
  const written = !namesValues && steps.some(isMeasured) ? strings.taxUnnamed : calculationText(steps);
  const how = [caseName, written].filter((text) => text !== null).join(", ");
  const amount = formatEuros(cents);
  const own = `${strings.tax(how === "" ? null : how, isOnce ? strings.once(amount) : strings.yearly(amount))}.`;
  const others = elsewhere.map((other) => `${strings.elsewhere(other.region, formatEuros(other.cents))}.`);
  return [rule.region === undefined ? own : strings.inRegion(rule.region, own), ...others].join(" ");
};
