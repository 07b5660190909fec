import type { RepeatedVin } from "../ports.ts";

/** Numbers of a report. */
const MAX_LISTED = 20;

/** Warnings of a report: one car is listed twice, or a number was copied. */
export const vinNotes = (repeated: readonly RepeatedVin[]): readonly string[] => {
  const lines = repeated
    .slice(0, MAX_LISTED)
    .map(({ vin, keys }) => `warning: ${keys.join(", ")} have the same identification number ${vin}`);
  const more = repeated.length - lines.length;
  return more > 0 ? [...lines, `warning: … and ${more} more identification numbers of several vehicles`] : lines;
};
