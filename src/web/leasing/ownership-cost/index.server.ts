// Server only.
export { costWordsToday, estimateAtDefaults, offerEstimateBasis, vehicleBridge } from "./ownership-basis.server.ts";
export { offerOwnershipCostData, ownershipCostData } from "./ownership-cost-data.server.ts";
