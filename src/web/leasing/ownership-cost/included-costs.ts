import type { ContractItem, LeaseOffer } from "#domain/lease-offers/index.ts";
import type { CostKey } from "#domain/ownership/index.ts";

const INCLUDED_COSTS: Partial<Record<ContractItem, CostKey>> = {
  vehicle_tax: "vehicle_tax",
  maintenance: "maintenance",
  insurance: "insurance",
  energy: "energy",
  registration: "registration_tax",
};

/** The costs of ownership that the payments of an offer include. Delivery and registration are one item: both have to be included. */
export const includedCosts = ({ included }: Pick<LeaseOffer, "included">): readonly CostKey[] => [
  ...included.flatMap((item) => INCLUDED_COSTS[item] ?? []),
  ...(included.includes("delivery") && included.includes("registration") ? (["charges"] as const) : []),
];
