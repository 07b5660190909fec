import { hasParameterOf, isParameterOf } from "#domain/ownership/index.ts";
import { BRAND_SEGMENTS } from "#domain/site/index.ts";
import { calculatorPageView } from "../../leasing/index.server.ts";
import { requireVehicle } from "../../vehicle/index.server.ts";
import { declareParameters, markCacheable, markShared, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

type CalculatorArgs = Pick<Route.LoaderArgs, "params" | "url" | "context">;

export const isLeaseCalculator = ({ params, context }: CalculatorArgs): boolean => {
  const { leaseCalculator } = servicesOf(context).settings.segments;
  return params.form === (params.brand === undefined ? leaseCalculator : BRAND_SEGMENTS.leaseCalculator);
};

/** URLs with terms are not cached: there are too many of them. */
export const leaseCalculatorPage = async ({ params, url, context }: CalculatorArgs) => {
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
