import type { Cents } from "../../shared/index.ts";

/** For reports: "14190.00 euros". */
export const euros = (cents: Cents | null): string => (cents === null ? "none" : `${(cents / 100).toFixed(2)} euros`);

/** True if the value was lost, or the smaller value is less than 1 - `change` of the larger. */
export const hasMoved = (before: number | null, after: number | null, change: number): boolean => {
  if (before === null || before === after) return false;
  return after === null || Math.min(before, after) < Math.max(before, after) * (1 - change);
};
