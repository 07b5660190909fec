import { hasParameterOf, isParameterOf } from "#domain/ownership/index.ts";
import { BRAND_SEGMENTS } from "#domain/site/index.ts";
import { calculatorPageView } from "../../../leasing/index.server.ts";
import { requireVehicle } from "../../address/require-vehicle.server.ts";
import { formPage } from "../vehicle-form/form-page.server.ts";
import { declareParameters, markCacheable, markShared, servicesOf } from "../../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { handleFormPost } from "../../../leads/index.server.ts";
import { vehicleFormPost } from "../vehicle-form/vehicle-form.server.ts";

/** The trade-in of the offer form; null in markets without it. */
const tradeInHref = ({ params, context }: Route.LoaderArgs): string | null => {
  const { settings, paths } = servicesOf(context);
  return settings.autoproffTradeIn ? paths.vehicleTradeIn({ slug: params.vehicle }) : null;
};

type CalculatorArgs = Pick<Route.LoaderArgs, "params" | "url" | "context">;

const isLeaseCalculator = ({ params, context }: CalculatorArgs): boolean => {
  const { leaseCalculator } = servicesOf(context).settings.segments;
  return params.form === (params.brand === undefined ? leaseCalculator : BRAND_SEGMENTS.leaseCalculator);
};

/** URLs with terms are not cached: there are too many of them. */
const leaseCalculatorPage = async ({ params, url, context }: CalculatorArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const vehicle = await requireVehicle(services, params, url, {
    demand: "for_sale",
    canonicalPath: (match, belowBrand) =>
      belowBrand ? paths.brandVehicleLeaseCalculator(match.brand, match) : paths.vehicleLeaseCalculator(match),
    removedError: "vehicle-form-not-found",
  });
  declareParameters(context, isParameterOf("terms"));
  if (hasParameterOf(url.searchParams, "terms")) markShared(context);
  else markCacheable(context, "stock", "catalogue", "minute");
  return { view: calculatorPageView(services, vehicle, url), canonical: paths.vehicleLeaseCalculator(vehicle) };
};

/** The URL segment, a setting of the market, selects a form of the vehicle or its lease calculator. */
export const loader = async (args: Route.LoaderArgs) =>
  isLeaseCalculator(args)
    ? { type: "calculator" as const, ...(await leaseCalculatorPage(args)) }
    : { type: "form" as const, ...(await formPage(args)), tradeInHref: tradeInHref(args) };

export const action = async ({ request, params, url, context }: Route.ActionArgs) =>
  handleFormPost({ request, url, context }, await vehicleFormPost(servicesOf(context), params, url));
