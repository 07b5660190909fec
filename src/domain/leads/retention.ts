import { daysOfMonth } from "../shared/index.ts";

/** Retention in months after the last contact: per kind, and the default for other kinds. */
export type Retention = { readonly default_months: number; readonly kinds: Readonly<Record<string, number>> };

/** Months after the last contact until a lead of a kind is deleted. */
export const retentionMonths = ({ default_months, kinds }: Retention, kind: string): number =>
  kinds[kind] ?? default_months;

/** A lead expires when the last contact with its person is earlier than the instant of its kind. */
export type RetentionLimits = { readonly kinds: ReadonlyMap<string, Date>; readonly others: Date };

/**
 * Subtracts calendar months in UTC. The day is limited to the last of the month: a month before 31 March is 28 February.
 * `months`: a non-negative integer.
 */
export const monthsBefore = (at: Date, months: number): Date => {
  const earlier = new Date(at);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const days = daysOfMonth(earlier.getUTCFullYear(), earlier.getUTCMonth());
  earlier.setUTCDate(Math.min(at.getUTCDate(), days));
  return earlier;
};

/** The last contact is the person's newest lead of any kind; a lead without a person counts on its own. */
export const retentionLimits = ({ default_months, kinds }: Retention, now: Date): RetentionLimits => ({
  kinds: new Map(Object.entries(kinds).map(([kind, months]) => [kind, monthsBefore(now, months)])),
  others: monthsBefore(now, default_months),
});
