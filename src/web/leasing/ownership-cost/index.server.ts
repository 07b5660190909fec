// Server only.
export { costTextsToday, estimateAtDefaults, offerEstimateBasis, vehicleLeaseCost } from "./ownership-basis.server.ts";
export { offerOwnershipCostData, ownershipCostData } from "./ownership-cost-data.server.ts";
