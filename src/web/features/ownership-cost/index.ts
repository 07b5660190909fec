export { formatCost, joinCosts } from "./chart/format-costs.ts";
export { offerMarketOf, type OfferEstimateBasis } from "./ownership-basis.ts";
export { OwnershipCost, type OwnershipCostData } from "./ownership-cost.tsx";
