/**
 * True until the end of the day before which the next technical inspection is due, or of the last day of a month alone.
 * `nextInspection` is `YYYY-MM` or `YYYY-MM-DD`, `today` is `YYYY-MM-DD`; false for an unknown day.
 */
export const isInspectionValid = (nextInspection: string | null, today: string): boolean =>
  nextInspection !== null && nextInspection >= today.slice(0, nextInspection.length);
