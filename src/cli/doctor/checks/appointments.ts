import { findOutsideAppointments, type OutsideAppointment } from "#application/leads/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { createLeadRepository } from "../../../adapters/database/leads/index.ts";
import { type CheckedSite, countOf, type DoctorCheck, firstLines, fix } from "../doctor-check.ts";

const REASONS: Readonly<Record<OutsideAppointment["reason"], string>> = {
  closed: "which is closed then",
  "no location": "which is no location any more",
  "another day": "where the work is done on other days",
};

const describe = ({ lead, reason }: OutsideAppointment): string =>
  `${lead.reference}: ${lead.booking.start} at ${lead.booking.location}, ${REASONS[reason]}`;

const findOutside = async ({ database, settings, context: { clock } }: CheckedSite) => {
  const locations = new Map((await createCatalogueRepository(database).locations.all()).map((one) => [one.slug, one]));
  const leads = createLeadRepository(database);
  try {
    return await findOutsideAppointments({
      slots: leads.slots,
      now: clock.now(),
      timeZone: settings.timeZone,
      works: settings.slots.works,
      locationOf: (slug) => locations.get(slug) ?? null,
    });
  } finally {
    await leads.close();
  }
};

/** Booked appointments fit hours and days of works, which may have changed since. */
export const appointmentsCheck: DoctorCheck = {
  name: "appointments",
  needs: "database",
  run: async (site) => {
    const outside = await findOutside(site);
    return {
      summary: "every appointment to come fits hours and days",
      findings:
        outside.length === 0
          ? []
          : [
              fix(
                `${countOf(outside.length, "appointment")} to come outside hours or days`,
                "./vitrine appointments outside lists them; move or cancel them, or correct the hours",
                firstLines(outside.map(describe)),
              ),
            ],
    };
  },
};
