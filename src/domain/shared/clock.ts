/** Time is passed in, never read: `isOpen(hours, clock.now())`. */
export type Clock = { readonly now: () => Date };

export const fixedClock = (at: Date | string): Clock => {
  const instant = new Date(at);
  return { now: () => new Date(instant) };
};
