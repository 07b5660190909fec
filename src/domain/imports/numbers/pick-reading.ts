import { type ColumnNotation, readingBy } from "./column-notation.ts";
import { describeReadings, isAmbiguous, type Readings } from "./figure.ts";

/** The figure, or why it has none: no number in this notation, or two readings that nothing decides between. */
export type PickedReading = { readonly value: number } | { readonly readings: string } | null;

/**
 * The value of a figure in a column. Three digits behind a dot or comma are thousands where the column's notation says so
 * and that is plausible, and decimals where the notation says so and only that is plausible; else neither.
 */
export const pickReading = (
  readings: Readings,
  { decimal, thousands, isStated }: ColumnNotation,
  isPlausible: (reading: number) => boolean,
): PickedReading => {
  if (!isAmbiguous(readings)) {
    const value = isStated && decimal !== null ? readingBy(readings, decimal) : (readings.point ?? readings.comma);
    return value === null ? null : { value };
  }
  const ambiguity = { readings: describeReadings(readings) };
  if (decimal === null) return ambiguity;
  const value = readingBy(readings, decimal) ?? 0;
  const other = value === readings.point ? readings.comma : readings.point;
  const isGrouped = Math.abs(value) > Math.abs(other);
  if (isGrouped && thousands !== null) return thousands === (decimal === "." ? "," : ".") ? { value } : ambiguity;
  return isPlausible(value) && (isGrouped || !isPlausible(other)) ? { value } : ambiguity;
};
