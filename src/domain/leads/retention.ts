/** Months that leads are kept after the last contact: of each kind that has a time of its own, and of all others. */
export type Retention = { readonly default_months: number; readonly kinds: Readonly<Record<string, number>> };

/** A lead's time is over where the last contact with its person was before the instant of its kind. */
export type RetentionLimits = { readonly kinds: ReadonlyMap<string, Date>; readonly others: Date };

/**
 * The same day and time of day so many calendar months earlier, in UTC; the last day of a month that is too short:
 * a month before 31 March is 28 February. `months`: whole, not negative.
 */
export const monthsBefore = (at: Date, months: number): Date => {
  const earlier = new Date(at);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return earlier;
};

/**
 * Until when the last contact must have been, for a lead's time to be over. The last contact with a person is their
 * newest lead, of whatever kind; a lead that names nobody is its own.
 */
export const retentionLimits = ({ default_months, kinds }: Retention, now: Date): RetentionLimits => ({
  kinds: new Map(Object.entries(kinds).map(([kind, months]) => [kind, monthsBefore(now, months)])),
  others: monthsBefore(now, default_months),
});
