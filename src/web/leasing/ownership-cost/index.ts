export { formatCost, joinCosts } from "./chart/format-costs.ts";
export { type OfferEstimateBasis, offerMarketOf } from "./ownership-basis.ts";
export { OwnershipCost, type OwnershipCostData } from "./ownership-cost.tsx";
