import { displayedName } from "#application/strings/vehicles/displayed-name.ts";
import { readListCookie, LISTS, writeListCookie, readSharedIds, type ListName } from "#domain/shortlist/index.ts";
import { meetsDemand, type Vehicle, vehicleState } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { RemovedVehicle } from "./list-notices.tsx";

export type ListOnPage = {
  /** The available vehicles, in the order they were added. */
  readonly vehicles: readonly Vehicle[];
  /** Removed vehicles with a known name. */
  readonly removedVehicles: readonly (RemovedVehicle & { readonly id: number })[];
  /** All removed vehicles, with or without a name. */
  readonly removedCount: number;
  /** True if the list comes from a link; the visitor's own list then stays unchanged. */
  readonly shared: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/** Cookies are `Secure` if the public URL is https. */
export const isSecure = ({ siteUrl }: SiteServices<"siteUrl">): boolean => siteUrl.startsWith("https:");

/** A prefetched page must not change the cookies, or its news would be lost. */
export const isPrefetch = (request: Request): boolean =>
  request.headers.get("sec-purpose")?.includes("prefetch") ?? false;

const findRemoved = async (
  ids: readonly number[],
  { stock, paths }: SiteServices<"paths" | "stock">,
): Promise<ListOnPage["removedVehicles"]> => {
  const result = await Promise.all(ids.map((id) => stock.byIdIncludingRemoved(id)));
  return result.flatMap((match) => {
    if (match === null) return [];
    const { id, availability } = match.vehicle;
    // It is for sale again.
    if (meetsDemand(vehicleState(match), "for_sale")) return [];
    return [
      { id, isSold: availability === "sold", name: displayedName(match.vehicle), href: paths.vehicle(match.vehicle) },
    ];
  });
};

/** The vehicles on sale that are shown for others, as another source has the same one. */
const findSuccessors = async (
  ids: readonly number[],
  { stock }: SiteServices<"stock">,
): Promise<ReadonlyMap<number, Vehicle>> => {
  const matches = await Promise.all(ids.map(async (id) => ({ id, match: await stock.byIdIncludingRemoved(id) })));
  return new Map(
    matches.flatMap(({ id, match }) =>
      match !== null && match.removed_at === null && match.vehicle.id !== id ? [[id, match.vehicle] as const] : [],
    ),
  );
};

/**
 * The list in the URL, otherwise the visitor's own list, whose cookie is corrected if needed. `alreadyRemoved`: vehicles
 * that an earlier view of the own list removed, which the page names again.
 */
export const listOnPage = async (
  name: ListName,
  request: Request,
  services: SiteServices<"paths" | "siteUrl" | "stock">,
  alreadyRemoved: readonly number[] = [],
): Promise<ListOnPage> => {
  const requestedIds = readSharedIds(new URL(request.url).searchParams.get("ids"), LISTS[name].maxIds);
  const shared = requestedIds.length > 0;
  const own = readListCookie(request.headers.get("cookie"), name);
  const ids = shared ? requestedIds : own.ids;
  const onSale = new Map((await services.stock.byIds(ids)).map((vehicle) => [vehicle.id, vehicle]));
  const successors = await findSuccessors(
    ids.filter((id) => !onSale.has(id)),
    services,
  );
  const byId = new Map([...onSale, ...[...successors.values()].map((vehicle) => [vehicle.id, vehicle] as const)]);
  const result = [...new Set(ids.map((id) => successors.get(id)?.id ?? id))].flatMap((id) => byId.get(id) ?? []);
  const vehicles = result.filter(({ availability }) => meetsDemand(availability, "for_sale"));
  const availableIds = new Set(vehicles.map(({ id }) => id));
  const removedIds = ids.filter((id) => !availableIds.has(successors.get(id)?.id ?? id));
  const hasChanged = removedIds.length > 0 || successors.size > 0 || !own.isCanonical;
  const mustRewriteCookie = !shared && hasChanged && !isPrefetch(request);
  const removed = await findRemoved(removedIds, services);
  const others = shared ? [] : alreadyRemoved.filter((id) => !ids.includes(id));
  const removedBefore = await findRemoved(others, services);
  return {
    vehicles,
    removedVehicles: [...removed, ...removedBefore],
    removedCount: removedIds.length + removedBefore.length,
    shared,
    headers: mustRewriteCookie ? { "Set-Cookie": writeListCookie(name, [...availableIds], isSecure(services)) } : {},
  };
};
