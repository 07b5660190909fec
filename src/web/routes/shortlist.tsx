import { redirect } from "react-router";
import { isSameOrigin } from "#domain/leads/index.ts";
import {
  CHANGE_FIELDS,
  changeList,
  changeOfField,
  keptList,
  LISTS,
  listCookie,
  pickIds,
  wayBack,
  writeIds,
  type ListChange,
} from "#domain/shortlist/index.ts";
import { readFormBody } from "../features/lead-form/form-body.server.ts";
import { listedVehicle } from "../features/shortlist/listed-vehicle.ts";
import { SAID_PARAMETERS } from "../features/shortlist/notices-view.ts";
import { isSecure } from "../lib/kept-list.ts";
import { notHere } from "../lib/page-error.ts";
import { mayBeKept, servicesOf, type WebServices } from "../services.ts";
import type { Route } from "./+types/shortlist";

/** The few words about vehicles that the comparison's bar shows: `?ids=3.12`. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { stock, paths } = servicesOf(context);
  const ids = pickIds(url.searchParams.get("ids"), LISTS.compare.most);
  if (ids.length === 0) throw notHere("page-not-found", url.pathname);
  mayBeKept(context, "stock");
  const vehicles = await stock.byIds(ids);
  return Response.json(vehicles.map((vehicle) => listedVehicle(vehicle, paths.vehicle(vehicle))));
};

const changeIn = async (request: Request): Promise<ListChange | null> => {
  const body = await readFormBody(request, {
    texts: new Set(CHANGE_FIELDS.keys()),
    files: new Set(),
    limit: 64 * 1024,
  });
  if (!body.ok) return null;
  for (const [name, value] of body.value.texts) {
    const change = changeOfField(name, value);
    if (change) return change;
  }
  return null;
};

const listPath = ({ list }: ListChange, { paths }: WebServices): string =>
  list === "compare" ? paths.compare() : paths.favourites();

/** The list's own page, which says what was done; how it was sorted and narrowed stays. */
const listSaying = (page: string, before: string | null, said: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(before?.split("?")[1]);
  for (const name of ["ids", ...Object.values(SAID_PARAMETERS)]) query.delete(name);
  for (const [name, value] of Object.entries(said)) query.set(name, value);
  return `${page}?${query}`;
};

/** Back to where the button was, where its mark shows what was done, or to the list's page, which says so. */
const placeAfter = (change: ListChange, from: string | null, services: WebServices): string => {
  const page = listPath(change, services);
  const onList = from === null || from.split("?", 1)[0] === page;
  if (onList || change.ids.length > 1) {
    return listSaying(page, onList ? from : null, { [SAID_PARAMETERS[change.act]]: writeIds(change.ids) });
  }
  return change.act === "add" ? `${from}#${change.list}-${change.ids[0]}` : from;
};

const refused = (status: 400 | 403) => new Response(null, { status });

/** A button of a list, pressed in a browser without scripts. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  if (!isSameOrigin(request.headers, services.leads.origins)) return refused(403);
  const change = await changeIn(request);
  if (change === null) return refused(400);
  const kept = keptList(request.headers.get("cookie"), change.list);
  const next = changeList(kept.ids, change);
  if (!next.ok) return redirect(listSaying(listPath(change, services), null, { [SAID_PARAMETERS.refused]: "1" }), 303);
  return redirect(placeAfter(change, wayBack(request.headers.get("referer")), services), {
    status: 303,
    headers: { "Set-Cookie": listCookie(change.list, next.value, isSecure(services)) },
  });
};
