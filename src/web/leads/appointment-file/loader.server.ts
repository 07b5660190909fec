import { findConfirmation } from "#application/leads/index.ts";
import { createAppointmentEntry } from "#application/strings/appointments.ts";
import { postalAddress } from "#domain/locations/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

/** Calendar file of an appointment; the signed reference grants access. */
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const { leads, clock, paths, siteUrl, writeCalendarFile } = servicesOf(context);
  const thanks = findConfirmation(leads, url.searchParams.get("ref") ?? "");
  if (!thanks?.booking) throw notFound("page-not-found", url.pathname);
  const {
    booking,
    uidHost,
    reference,
    vehicle,
    leadKind: kind,
    location: thanksLocation,
    bookingLocation: location,
  } = thanks;
  const entry = createAppointmentEntry({
    kind: kind.name,
    reference,
    about: vehicle,
    booking,
    bookedAt: booking.changed_at ?? clock.now().toISOString(),
    location: location
      ? { name: location.name, address: postalAddress(location), phone: location.phone }
      : thanksLocation && { ...thanksLocation, address: "" },
    uidHost: uidHost ?? new URL(siteUrl).hostname,
    url: siteUrl + paths.home(),
  });
  return new Response(writeCalendarFile(entry), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="rendez-vous.ics"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
};
