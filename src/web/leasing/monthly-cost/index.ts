export { type MonthlyCostView, toMonthlyCostView } from "./monthly-cost-view.ts";
export { MonthlyCost } from "./monthly-cost.tsx";
