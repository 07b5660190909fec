// Server only.
export { ownershipCostData } from "./ownership-cost-data.server.ts";
