export { formatCost, joinCosts } from "./format-costs.ts";
export { OwnershipCost, type OwnershipCostData } from "./ownership-cost.tsx";
