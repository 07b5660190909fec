export type { CalculatorView } from "./calculator/calculator-view.ts";
export { LeaseCalculatorPage } from "./calculator/lease-calculator-page.tsx";
export { LeaseCalculatorPanel } from "./calculator/lease-calculator-panel.tsx";
export { LeaseConditions, LeaseDetails } from "./calculator/lease-result.tsx";
export { LeaseProblemMessage } from "./calculator/lease-problem.tsx";
export { LeaseTermsFields } from "./calculator/lease-terms-fields.tsx";
export { type LiveCalculator, useLeaseCalculator } from "./calculator/use-lease-calculator.ts";
export {
  formatIncluded,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  offerEmissions,
} from "./offers/offer-texts.ts";
export { FleetBar } from "./fleet/fleet-bar.tsx";
export { OfferCards } from "./offers/offer-card.tsx";
export { type OfferCardContext, type OfferCardView, toOfferCardView } from "./offers/offer-card-view.ts";
export { offerPicture } from "./offers/offer-picture.ts";
export { formatCost, joinCosts } from "./ownership-cost/chart/format-costs.ts";
export { OwnershipCost, type OwnershipCostData, withoutBonus } from "./ownership-cost/ownership-cost.tsx";
export { calculatorStrings } from "./calculator/lease-calculator-strings.ts";
export { LEASE_PROBLEMS, vehicleLeaseProblem } from "./calculator/lease-results-strings.ts";
export { offerStrings } from "./offers/lease-offer-cards-strings.ts";
export { type CostTexts, costTexts, problemLabel } from "./ownership-cost/ownership-estimate-strings.ts";
