import type { CatalogueInventory } from "#application/content/index.ts";
import { createCatalogueRepository } from "../../../adapters/database/index.ts";
import { type CheckedSite, type DoctorCheck, type DoctorFinding, firstLines, note, warn } from "../doctor-check.ts";
import { countOf } from "../../counts.ts";

const EMPTY = { brands: "no brand of the group", locations: "no location" } as const;

const lacking = (kind: keyof typeof EMPTY): DoctorFinding =>
  warn(
    `there is ${EMPTY[kind]}`,
    `write catalogue/${kind}.json in the group's folder, and import it: ./vitrine import ${kind} FILE`,
  );

/** Slugs of the brands that no story is about. */
const brandsWithoutPage = async (
  { reader }: CheckedSite,
  { brands }: Pick<CatalogueInventory, "brands">,
): Promise<readonly string[]> => {
  const served = await reader.served();
  if (served === null) return [];
  const slugs = new Set((await served.source.stories()).map(({ slug }) => slug));
  return [...brands].filter((slug) => !slugs.has(slug));
};

/** Leads reach a location, and pages name the group's brands. */
export const catalogueCheck: DoctorCheck = {
  name: "catalogue",
  needs: "database",
  run: async (site) => {
    const { brands, locations } = createCatalogueRepository(site.database);
    const own = new Set((await brands.all()).filter(({ in_group }) => in_group).map(({ slug }) => slug));
    const places = (await locations.all()).length;
    const without = await brandsWithoutPage(site, { brands: own });
    const what = `${countOf(without.length, "brand has", "brands have")} no page, and links to them lead to their vehicles`;
    return {
      summary: `${countOf(own.size, "brand")} of the group, ${countOf(places, "location")}`,
      findings: [
        ...(own.size === 0 ? [lacking("brands")] : []),
        ...(places === 0 ? [lacking("locations")] : []),
        without.length > 0 && note(`${what}: ${firstLines(without).join(", ")}; content/{brand}.yaml is one`),
      ],
      data: { brands: own.size, locations: places, brandsWithoutPage: without },
    };
  },
};
