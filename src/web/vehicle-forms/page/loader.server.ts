import { isLeaseCalculator, leaseCalculatorPage } from "./lease-calculator-page.server.ts";
import { formPage } from "../vehicle-form/form-page.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

/** The trade-in of the offer form; null in markets without it. */
const tradeInHref = ({ params, context }: Route.LoaderArgs): string | null => {
  const { settings, paths } = servicesOf(context);
  return settings.autoproffTradeIn ? paths.vehicleTradeIn({ slug: params.vehicle }) : null;
};

/** The URL segment, a setting of the market, selects a form of the vehicle or its lease calculator. */
export const loader = async (args: Route.LoaderArgs) =>
  isLeaseCalculator(args)
    ? { type: "calculator" as const, ...(await leaseCalculatorPage(args)) }
    : { type: "form" as const, ...(await formPage(args)), tradeInHref: tradeInHref(args) };
