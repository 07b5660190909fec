import { addDays } from "#domain/locations/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { type CheckedSite, countOf, type DoctorCheck, firstLines, fix, formatCount, warn } from "../doctor-check.ts";

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
        ...(unpublished.length === 0
          ? []
          : [
              fix(
                `${formatCount(unpublished.length)} of ${countOf(offers, "offer")} are not published`,
                "correct them, and import them: ./vitrine import lease-offers FILE",
                lines,
              ),
            ]),
        ...(ending.length === 0
          ? []
          : [
              warn(
                `${countOf(ending.length, "offer")} end within ${ENDING_DAYS} days`,
                "import the next ones",
                firstLines(ending),
              ),
            ]),
      ],
      data: { offers, unpublished },
    };
  },
};
