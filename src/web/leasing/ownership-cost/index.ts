export { formatCost, joinCosts } from "./chart/format-costs.ts";
export { type OfferEstimateBasis, offerMarketOf } from "./ownership-basis.ts";
export { includedCosts } from "./included-costs.ts";
export { OWNERSHIP_ANCHOR, OwnershipCost, type OwnershipCostData } from "./ownership-cost.tsx";
