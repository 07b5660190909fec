import {
  addSeen,
  applyListChange,
  BUTTON_FIELDS,
  type ListChange,
  LISTS,
  LISTS_PARAMETER,
  parseButtonField,
  readListCookie,
  readSeenCookie,
  readSharedIds,
  returnPath,
  SEEN_FIELD,
  togglesId,
  VEHICLE_PARAMETER,
  writeIds,
  writeListCookie,
  writeSeenCookie,
} from "#domain/shortlist/index.ts";
import { isSameOrigin } from "#domain/spam/index.ts";
import { toCompareBarVehicle } from "../lists/use-compare-bar-vehicles.ts";
import { validated } from "../../platform/errors/index.ts";
import { declareParameters, markCacheable, readFormOf, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import type { ReadForm, SiteServices } from "#application/site/index.ts";
import { redirect } from "react-router";
import { splitAddress } from "#domain/redirects/index.ts";
import { currentVehicle, viewMoment } from "../seen/current-vehicle.server.ts";
import { NOTICE_PARAMETERS } from "../list-pages/list-notices.tsx";
import { isSecure } from "../list-pages/list-on-page.server.ts";

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
const RULES = { texts: new Set([...BUTTON_FIELDS.keys(), SEEN_FIELD]), files: new Map(), acceptsFiles: () => false };

const readChange = async (read: ReadForm, url: URL): Promise<ListChange | "seen" | null> => {
  const { problem, texts } = await read(RULES);
  if (problem !== null) return null;
  for (const [name, value] of texts) {
    if (name === SEEN_FIELD) return "seen";
    const change = parseButtonField(name, value || (url.searchParams.get(VEHICLE_PARAMETER) ?? ""));
    if (change) return change;
  }
  return null;
};

const listPath = ({ list }: ListChange, { paths }: SiteServices<"paths">): string =>
  list === "compare" ? paths.compare() : paths.favourites();

/** The list page with a notice; preserves sorting and filters. */
const listPathWithNotice = (
  page: string,
  previous: string | null,
  notice: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams(previous?.split("?")[1]);
  for (const name of ["ids", ...Object.values(NOTICE_PARAMETERS)]) query.delete(name);
  for (const [name, value] of Object.entries(notice)) query.set(name, value);
  return `${page}?${query}`;
};

/** The page with the button, rendered with the visitor's lists. */
const pathToButton = (vehicleId: number, referrer: string): string => {
  const { pathname, search } = splitAddress(referrer);
  const searchParams = new URLSearchParams(search);
  searchParams.set(LISTS_PARAMETER, "1");
  return `${pathname}?${searchParams}#${togglesId(vehicleId)}`;
};

/** Redirects to the button, which reflects the change, or to the list page with a notice. */
const pathAfter = (change: ListChange, referrer: string | null, services: SiteServices<"paths">): string => {
  const page = listPath(change, services);
  const onList = referrer === null || referrer.split("?", 1)[0] === page;
  const [vehicleId, ...others] = change.ids;
  if (onList || vehicleId === undefined || others.length > 0) {
    return listPathWithNotice(page, onList ? referrer : null, {
      [NOTICE_PARAMETERS[change.action]]: writeIds(change.ids),
    });
  }
  return pathToButton(vehicleId, referrer);
};

const refused = (status: 400 | 403) => new Response(null, { status });

/** Cookie with what the visitor sees of favourites that are new, for the next visit. */
const seenCookie = async (
  ids: readonly number[],
  cookies: string | null,
  services: SiteServices<"settings" | "siteUrl" | "clock" | "stock">,
): Promise<string> => {
  const seen = readSeenCookie(cookies);
  const added = await services.stock.byIds(ids.filter((id) => !seen.entries.has(id)));
  return writeSeenCookie(addSeen(seen, added.map(currentVehicle), viewMoment(services)), isSecure(services));
};

/** The browser has changed the list itself. */
const rememberSeen = async (
  cookies: string | null,
  services: SiteServices<"settings" | "siteUrl" | "clock" | "stock">,
): Promise<Response> => {
  const { ids } = readListCookie(cookies, "favourites");
  return new Response(null, { status: 204, headers: { "Set-Cookie": await seenCookie(ids, cookies, services) } });
};

/** Changes a list for browsers without JavaScript, and remembers for all what visitors see of their favourites. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  if (!isSameOrigin(request.headers, services.leads.origins)) return refused(403);
  const change = await readChange(readFormOf(context), url);
  if (change === null) return refused(400);
  const cookies = request.headers.get("cookie");
  if (change === "seen") return rememberSeen(cookies, services);
  const saved = readListCookie(cookies, change.list);
  const next = applyListChange(saved.ids, change);
  if (!next.ok)
    return redirect(listPathWithNotice(listPath(change, services), null, { [NOTICE_PARAMETERS.refused]: "1" }), 303);
  const headers = new Headers({ "Set-Cookie": writeListCookie(change.list, next.value, isSecure(services)) });
  if (change.list === "favourites" && change.action === "add")
    headers.append("Set-Cookie", await seenCookie(next.value, cookies, services));
  return redirect(pathAfter(change, returnPath(request.headers.get("referer")), services), { status: 303, headers });
};
