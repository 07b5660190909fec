/** The day the demo group stands still at: registrations, ages and deliveries are told from it. */
export const DEMO_DATE = "2026-11-01";

const DAY_MS = 86_400_000;

/** The date so many days after the demo date (or before it, where negative). */
export const demoDay = (days: number): string =>
  new Date(Date.parse(`${DEMO_DATE}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Years from a date to the demo date. */
export const ageInYears = (date: string): number =>
  (Date.parse(DEMO_DATE) - Date.parse(date.length === 7 ? `${date}-15` : date)) / DAY_MS / 365.25;
