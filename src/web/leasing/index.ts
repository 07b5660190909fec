export {
  type CalculatorView,
  LeaseCalculatorPage,
  LeaseCalculatorPanel,
  LeaseConditions,
  LeaseDetails,
  LeaseProblemMessage,
  LeaseTermsFields,
  type LiveCalculator,
  useLeaseCalculator,
} from "./calculator/index.ts";
export { calculatorStrings } from "./calculator/lease-calculator-strings.ts";
export { LEASE_PROBLEMS, vehicleLeaseProblem } from "./calculator/lease-results-strings.ts";
export {
  formatIncluded,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  OfferCards,
  type OfferCardView,
  offerEmissions,
  offerPicture,
  toOfferCardView,
} from "./offers/index.ts";
export { offerStrings } from "./offers/lease-offer-cards-strings.ts";
export type { OfferCardContext } from "./offers/offer-card-view.ts";
export { formatCost, joinCosts, OwnershipCost, type OwnershipCostData } from "./ownership-cost/index.ts";
export { type CostTexts, costTexts, problemLabel } from "./ownership-cost/ownership-estimate-strings.ts";
