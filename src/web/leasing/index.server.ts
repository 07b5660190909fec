// Server only.
export { calculatorPageView, vehicleCalculator } from "./calculator/index.server.ts";
export { estimateAtDefaults, ownershipCostData } from "./ownership-cost/index.server.ts";
