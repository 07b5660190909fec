import { keptList, LISTS, listCookie, pickIds, type ListName } from "#domain/shortlist/index.ts";
import { type Vehicle, vehicleName } from "#domain/vehicles/index.ts";
import type { WebServices } from "../services.ts";

/** A list as its page shows it. */
export type ListOnPage = {
  /** The vehicles that can still be had, in the order they were added. */
  readonly vehicles: readonly Vehicle[];
  /** Names of those that are gone, as far as we ever knew them. */
  readonly gone: readonly string[];
  /** How many are gone, with or without a name. */
  readonly goneCount: number;
  /** Somebody else's choice, come by a link; the visitor's own stays as it is. */
  readonly shared: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/** The site's public address is https: cookies travel on nothing less. */
export const isSecure = ({ siteUrl }: Pick<WebServices, "siteUrl">): boolean => siteUrl.startsWith("https:");

// A page fetched ahead has not been seen: what it would say must not be lost.
const isFetchedAhead = (request: Request): boolean => request.headers.get("sec-purpose")?.includes("prefetch") ?? false;

const namesOf = async (ids: readonly number[], { stock }: WebServices): Promise<readonly string[]> => {
  const found = await Promise.all(ids.map((id) => stock.byIdEvenGone(id)));
  return found.flatMap((known) => (known ? [vehicleName(known.vehicle)] : []));
};

/** Reads the list that a page is about: the one in its address, else the visitor's own, whose cookie is put right. */
export const listOnPage = async (name: ListName, request: Request, services: WebServices): Promise<ListOnPage> => {
  const asked = pickIds(new URL(request.url).searchParams.get("ids"), LISTS[name].most);
  const shared = asked.length > 0;
  const own = keptList(request.headers.get("cookie"), name);
  const ids = shared ? asked : own.ids;
  const found = await services.stock.byIds(ids);
  const vehicles = found.filter(({ availability }) => availability !== "sold");
  const there = new Set(vehicles.map(({ id }) => id));
  const gone = ids.filter((id) => !there.has(id));
  const amiss = !shared && (gone.length > 0 || !own.asWritten) && !isFetchedAhead(request);
  return {
    vehicles,
    gone: await namesOf(gone, services),
    goneCount: gone.length,
    shared,
    headers: amiss ? { "Set-Cookie": listCookie(name, [...there], isSecure(services)) } : {},
  };
};
