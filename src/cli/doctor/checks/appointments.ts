import { fitsHours, locationHours } from "#domain/appointments/index.ts";
import { findSlotField, LEAD_KINDS } from "#domain/forms/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { createCatalogueRepository, createDoctorReader } from "../../../adapters/database/index.ts";
import { countOf, type DoctorCheck, firstLines, fix } from "../doctor-check.ts";

type BookedAppointment = Awaited<ReturnType<ReturnType<typeof createDoctorReader>["appointments"]>>[number];

/** The hours that the appointments of a calendar fall into. */
const HOURS_OF = new Map(
  Object.values(LEAD_KINDS).flatMap((kind) => {
    const field = findSlotField(kind);
    return field === undefined ? [] : [[field.calendar, field.hours] as const];
  }),
);

const describeProblem = (
  appointment: BookedAppointment,
  location: Location | undefined,
  timeZone: string,
): string | null => {
  const { reference, location: slug, calendar, start } = appointment;
  if (location === undefined) return `${reference}: ${start} at ${slug}, which is no location any more`;
  const hours = locationHours(location)[HOURS_OF.get(calendar) ?? "showroom"];
  return fitsHours(appointment, hours, timeZone) ? null : `${reference}: ${start} at ${slug}, which is closed then`;
};

/** Booked appointments fall into the opening hours, which may have changed since. */
export const appointmentsCheck: DoctorCheck = {
  name: "appointments",
  needs: "database",
  run: async ({ database, settings, context: { clock } }) => {
    const appointments = await createDoctorReader(database).appointments(clock.now());
    const locations = new Map(
      (await createCatalogueRepository(database).locations.all()).map((one) => [one.slug, one]),
    );
    const problems = appointments.flatMap(
      (one) => describeProblem(one, locations.get(one.location), settings.timeZone) ?? [],
    );
    return {
      summary: `${countOf(appointments.length, "appointment")} to come, all within opening hours`,
      findings:
        problems.length === 0
          ? []
          : [
              fix(
                `${countOf(problems.length, "appointment")} to come outside opening hours`,
                "call the customers, then ./vitrine leads release REFERENCE, or correct the hours",
                firstLines(problems),
              ),
            ],
    };
  },
};
