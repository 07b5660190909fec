import { LISTS, readSharedIds } from "#domain/shortlist/index.ts";
import { toCompareBarVehicle } from "../../shortlist/index.ts";
import { validated } from "../../platform/errors/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

const requestedIds = ({ searchParams }: URL): readonly number[] =>
  readSharedIds(searchParams.get("ids"), LISTS.compare.maxIds);

/** The vehicles of the compare bar as JSON: `?ids=3.12`. */
const load = async ({ url, context }: Route.LoaderArgs) => {
  const { stock, paths } = servicesOf(context);
  const ids = requestedIds(url);
  markCacheable(context, "stock");
  declareParameters(context, (name) => name === "ids");
  const vehicles = await stock.byIds(ids);
  return Response.json(vehicles.map((vehicle) => toCompareBarVehicle(vehicle, paths.vehicle(vehicle))));
};

export const loader = validated(({ url }: Route.LoaderArgs) => requestedIds(url).length > 0, load);
