/** The items of the cost of ownership, in display order. */
export const COST_KEYS = [
  "depreciation",
  "charges",
  "registration_tax",
  "interest",
  "lease_payments",
  "energy",
  "vehicle_tax",
  "insurance",
  "maintenance",
  "bonus",
] as const;

export type CostKey = (typeof COST_KEYS)[number];
