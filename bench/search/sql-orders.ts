import type { Sort } from "#domain/vehicles/index.ts";

/** The site's sort orders as SQL. */
export const ORDERS: Record<Sort, string> = {
  // The measured queries have no origin.
  distance: "seen DESC NULLS LAST, id DESC",
  recent: "seen DESC NULLS LAST, id DESC",
  "price-asc": "cents ASC NULLS LAST, id",
  "price-desc": "cents DESC NULLS LAST, id",
  "monthly-asc": "monthly_cents ASC NULLS LAST, id",
  "mileage-asc": "f_mileage ASC NULLS LAST, id",
  "year-desc": "f_year DESC NULLS LAST, id",
  "power-desc": "f_power DESC NULLS LAST, id",
  "range-desc": "f_range DESC NULLS LAST, id",
  name: "title, trim ASC NULLS LAST, id",
};
