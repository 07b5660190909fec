export type { CalculatorView } from "./calculator-view.ts";
export { LeaseCalculatorPage } from "./lease-calculator-page.tsx";
export { LeaseCalculatorPanel } from "./lease-calculator-panel.tsx";
export { LeaseProblemMessage } from "./lease-problem.tsx";
export { LeaseConditions, LeaseDetails } from "./lease-result.tsx";
export { LeaseTermsFields } from "./lease-terms-fields.tsx";
export { type LiveCalculator, useLeaseCalculator } from "./use-lease-calculator.ts";
