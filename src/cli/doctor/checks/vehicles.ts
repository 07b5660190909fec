import type { UndeclaredVehicle } from "#application/advertising/index.ts";
import { addDays } from "#domain/locations/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { type CheckedSite, type DoctorCheck, firstLines, fix, note, warn } from "../doctor-check.ts";
import { countOf, formatCount } from "../../counts.ts";

const MISSING: Readonly<Record<UndeclaredVehicle["faults"][number], string>> = {
  "co2-missing": "CO2",
  "consumption-missing": "consumption",
};

const vehicleLine = ({ id, name, stockNumber, faults }: UndeclaredVehicle): string => {
  const missing = faults.map((fault) => MISSING[fault]).join(" and ");
  return `${id} ${name}${stockNumber === null ? "" : `, stock number ${stockNumber}`}: lacks ${missing}`;
};

/** New cars state what the law requires; otherwise they have no monthly payment. */
export const vehiclesCheck: DoctorCheck = {
  name: "vehicles",
  needs: "database",
  run: async ({ reader }) => {
    const { vehicles, undeclared, hidingSettings } = await reader.advertising();
    const { count, first } = undeclared;
    return {
      summary: `${countOf(vehicles, "vehicle")}, every new car states its CO2 and consumption`,
      findings: [
        count > 0 &&
          fix(
            `${formatCount(count)} of ${countOf(vehicles, "vehicle")} have no monthly payment, because a new car must state its CO2 and consumption`,
            "correct the feed",
            firstLines(first.map(vehicleLine), count),
          ),
        ...hidingSettings.map((setting) =>
          note(`${setting}: new cars stand without values that directive 1999/94/EC requires in the EU`),
        ),
      ],
      data: { vehicles, undeclared, hidingSettings },
    };
  },
};

/** Offers that end within so many days are announced. */
const ENDING_DAYS = 14;

const listEnding = async (
  { database, context: { clock } }: CheckedSite,
  unpublished: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const last = addDays(utcDay(clock.now()), ENDING_DAYS);
  const offers = await createCatalogueRepository(database).leaseOffers.all();
  return offers
    .filter(({ slug, valid_until: end }) => end <= last && !unpublished.has(slug))
    .map(({ slug, valid_until: end }) => `offer ${slug} ends on ${end}`);
};

/** Lease offers can be published, and do not end soon. */
export const leaseOffersCheck: DoctorCheck = {
  name: "lease-offers",
  needs: "database",
  run: async (site) => {
    const { offers, unpublished } = await site.reader.advertising();
    const ending = await listEnding(site, new Set(unpublished.map(({ slug }) => slug)));
    const lines = unpublished.flatMap(({ slug, reasons }) => reasons.map((reason) => `offer ${slug} ${reason}`));
    return {
      summary: `${countOf(offers, "offer")}, all published`,
      findings: [
        unpublished.length > 0 &&
          fix(
            `${formatCount(unpublished.length)} of ${countOf(offers, "offer")} are not published`,
            "correct them, and import them: ./vitrine import lease-offers FILE",
            lines,
          ),
        ending.length > 0 &&
          warn(
            `${countOf(ending.length, "offer")} end within ${ENDING_DAYS} days`,
            "import the next ones",
            firstLines(ending),
          ),
      ],
      data: { offers, unpublished },
    };
  },
};

/** Configurators of models are linked. */
export const configuratorsCheck: DoctorCheck = {
  name: "configurators",
  needs: "database",
  run: async ({ reader }) => {
    const { hiddenConfigurators: hidden } = await reader.advertising();
    return {
      summary: "all are linked",
      findings: [
        hidden.length > 0 &&
          fix(
            `${countOf(hidden.length, "configurator")} on hosts that the settings do not name`,
            "write the hosts in hosts.configurators of the settings",
            hidden.map((model) => `model ${model}`),
          ),
      ],
      data: { hiddenConfigurators: hidden },
    };
  },
};
