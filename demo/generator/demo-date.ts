/** The fixed date of the demo group: registrations, ages and deliveries are relative to it. */
export const DEMO_DATE = "2026-11-01";

const DAY_MS = 86_400_000;

/** The date `days` after the demo date; before it when negative. */
export const demoDay = (days: number): string =>
  new Date(Date.parse(`${DEMO_DATE}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Years from a date to the demo date. */
export const ageInYears = (date: string): number =>
  (Date.parse(DEMO_DATE) - Date.parse(date.length === 7 ? `${date}-15` : date)) / DAY_MS / 365.25;
