// Server only.
export { vehicleCalculator } from "./calculator-view.server.ts";
export { calculatorPageView } from "./calculator-page.server.ts";
