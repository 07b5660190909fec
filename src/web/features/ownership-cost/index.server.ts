// Server only.
export { estimateAtDefaults } from "./ownership-basis.server.ts";
export { offerOwnershipCostData, ownershipCostData } from "./ownership-cost-data.server.ts";
