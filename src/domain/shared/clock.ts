/** Time is passed in, never read: `isOpen(hours, clock.now())`. */
export type Clock = { readonly now: () => Date };

/** The day of an instant in UTC, `YYYY-MM-DD`: by it dated settings are looked up. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const fixedClock = (at: Date | string): Clock => {
  const instant = new Date(at);
  return { now: () => new Date(instant) };
};
