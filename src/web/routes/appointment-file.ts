import { appointmentEntry, calendarFile, leadKindNamed, openThanks } from "#domain/leads/index.ts";
import { postalAddress } from "#domain/locations/index.ts";
import { notHere } from "../lib/page-error.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/appointment-file";

/** The appointment of a request, for the visitor's calendar: whoever has the reference may have it. */
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const { leads, catalogue, clock, paths, siteUrl } = servicesOf(context);
  const thanks = openThanks(leads.seal, url.searchParams.get("ref") ?? "");
  const kind = thanks && leadKindNamed(thanks.kind);
  if (!thanks?.booking || !kind) throw notHere("page-not-found", url.pathname);
  const { booking, reference, vehicle, place } = thanks;
  const found = catalogue().locations.find(({ slug }) => slug === booking.location);
  const entry = appointmentEntry({
    kind,
    reference,
    about: vehicle,
    booking,
    place: found
      ? { name: found.name, address: postalAddress(found), phone: found.phone }
      : place && { ...place, address: "" },
    siteUrl,
    url: siteUrl + paths.home(),
  });
  return new Response(calendarFile(entry, clock.now()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="rendez-vous.ics"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
};
