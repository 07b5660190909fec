/** Services, taxes and costs of a contract: each is included in the monthly payment or is not. In display order. */
export const CONTRACT_ITEMS = [
  "registration",
  "delivery",
  "vehicle_tax",
  "maintenance",
  "assistance",
  "inspection",
  "tyres",
  "winter_tyres",
  "replacement_car",
  "insurance",
  "insurance_excess",
  "energy",
  "damage",
  "excess_km",
] as const;

export type ContractItem = (typeof CONTRACT_ITEMS)[number];
