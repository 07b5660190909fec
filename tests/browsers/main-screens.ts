/** The ten main screens; `null` is a vehicle. */
export const MAIN_SCREENS = [
  "/",
  "/stock",
  null,
  "/private-lease",
  "/private-lease/opel-corsa",
  "/ford",
  "/ford/models/puma",
  "/concessions",
  "/contact",
  "/stock/comparer",
] as const;

/** The scripts run, and the router has read the routes of the links: it reports what a step to another page ends. */
export const READY = `document.documentElement.dataset.router !== undefined &&
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/__manifest"))`;
