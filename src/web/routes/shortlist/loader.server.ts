import { LISTS, readSharedIds } from "#domain/shortlist/index.ts";
import { toCompareBarVehicle } from "../../features/shortlist/index.ts";
import { notFound } from "../../features/errors/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

/** The vehicles of the compare bar as JSON: `?ids=3.12`. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { stock, paths } = servicesOf(context);
  const ids = readSharedIds(url.searchParams.get("ids"), LISTS.compare.maxIds);
  if (ids.length === 0) throw notFound("page-not-found", url.pathname);
  markCacheable(context, "stock");
  declareParameters(context, (name) => name === "ids");
  const vehicles = await stock.byIds(ids);
  return Response.json(vehicles.map((vehicle) => toCompareBarVehicle(vehicle, paths.vehicle(vehicle))));
};
