/** A vehicle that a customer trades in. */
export const CUSTOMER_CAR = {
  make: "Ford",
  model: "Puma",
  year: 2021,
  mileageKm: 65_000,
  fuel: "petrol",
  condition: "used",
} as const;
