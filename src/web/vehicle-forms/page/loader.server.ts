import { isLeaseCalculator, leaseCalculatorPage } from "./lease-calculator-page.server.ts";
import { formPage } from "../vehicle-form/index.server.ts";
import type { Route } from "./+types/route";

/** The URL segment, a setting of the market, selects a form of the vehicle or its lease calculator. */
export const loader = async (args: Route.LoaderArgs) =>
  isLeaseCalculator(args)
    ? { type: "calculator" as const, ...(await leaseCalculatorPage(args)) }
    : { type: "form" as const, ...(await formPage(args)) };
