import { readAgenda } from "#application/leads/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

/** The calendar of a location, to which staff subscribe; the signed address grants access. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const { leads, writeAgenda } = servicesOf(context);
  const agenda = await readAgenda(leads, url.searchParams.get("cle") ?? "");
  if (agenda === null) throw notFound("page-not-found", url.pathname);
  const headers = {
    ETag: agenda.etag,
    "Cache-Control": "private, no-cache",
    "X-Robots-Tag": "noindex",
  };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(agenda.etag)) return new Response(null, { status: 304, headers });
  return new Response(writeAgenda(agenda.name, agenda.entries), {
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  });
};
