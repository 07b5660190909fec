/** Departments of the group; a superset of the departments of a location. */
export const DEPARTMENTS = [
  "management",
  "sales",
  "used",
  "fleet",
  "leasing",
  "workshop",
  "bodywork",
  "parts",
  "reception",
  "marketing",
  "administration",
] as const;

export type Department = (typeof DEPARTMENTS)[number];
