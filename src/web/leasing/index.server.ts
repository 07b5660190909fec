// Server only.
export type { OfferAlternatives } from "./address/require-lease-offer.server.ts";
export { calculatorPageView } from "./calculator/calculator-page.server.ts";
export { vehicleCalculator } from "./calculator/calculator-view.server.ts";
export { costTextsToday, estimateAtDefaults, vehicleLeaseCost } from "./ownership-cost/ownership-basis.server.ts";
export { ownershipCostData } from "./ownership-cost/ownership-cost-data.server.ts";
