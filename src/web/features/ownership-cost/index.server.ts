// Server only.
export { estimateAtDefaults } from "./ownership-basis.server.ts";
export { ownershipCostData } from "./ownership-cost-data.server.ts";
