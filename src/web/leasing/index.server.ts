// Server only.
export type { OfferAlternatives } from "./address/require-lease-offer.server.ts";
export { calculatorPageView, vehicleCalculator } from "./calculator/index.server.ts";
export {
  costWordsToday,
  estimateAtDefaults,
  ownershipCostData,
  vehicleLeaseCost,
} from "./ownership-cost/index.server.ts";
