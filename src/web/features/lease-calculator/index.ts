export type { CalculatorView } from "./calculator-view.ts";
export { LeaseCalculatorPage } from "./lease-calculator-page.tsx";
export { LeaseCalculatorPanel } from "./lease-calculator-panel.tsx";
