export { OwnershipCost, type OwnershipCostData } from "./ownership-cost.tsx";
