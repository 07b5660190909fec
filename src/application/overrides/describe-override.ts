import { formatEuros } from "#domain/shared/index.ts";
import type { OverrideValue } from "#domain/vehicles/index.ts";

/** "sold", "at 23 900 €": what an override says of its vehicle, in words of operators. */
export const describeOverride = ({ field, value }: OverrideValue): string => {
  if (field === "hidden") return "hidden";
  if (field === "picture") return `with the picture ${value}`;
  return field === "price" ? `at ${formatEuros(Number(value))}` : value;
};
