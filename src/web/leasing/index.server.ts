// Server only.
export type { OfferAlternatives } from "./address/require-lease-offer.server.ts";
export { calculatorPageView, vehicleCalculator } from "./calculator/index.server.ts";
export {
  costTextsToday,
  estimateAtDefaults,
  ownershipCostData,
  vehicleLeaseCost,
} from "./ownership-cost/index.server.ts";
