import { describe, expect, it } from "vitest";
import { withSearch, LOCATIONS, buildView } from "../../../../tests/builders/live-sections.ts";

describe("map section", () => {
  const section = { component: "map" as const, title: "Nos concessions" };
  const towns = async (search: string, overrides: object = {}): Promise<readonly string[] | undefined> =>
    (await buildView({ ...section, ...overrides }, { locations: LOCATIONS, ...withSearch(search) }))?.locations.map(
      ({ slug }) => slug,
    );

  it("lists the locations that match the visitor's search", async () => {
    expect(await towns("")).toEqual(["bertrange", "diekirch"]);
    expect(await towns("ou=carrosserie")).toEqual(["diekirch"]);
    expect(await towns("ou=nulle+part")).toEqual([]);
  });

  it("filters by the services of the section and ignores the search if it has none", async () => {
    expect(await towns("", { services: ["tyres"] })).toEqual(["bertrange"]);
    expect(await towns("ou=diekirch", { search: false })).toEqual(["bertrange", "diekirch"]);
  });

  it("links to workshop appointments where they are possible", async () => {
    const workshopHrefs = async () => (location: { slug: string }) =>
      location.slug === "diekirch" ? "/atelier" : null;
    const view = await buildView(section, { locations: LOCATIONS, workshopHrefs });
    expect(view?.locations.map(({ workshopHref }) => workshopHref)).toEqual([null, "/atelier"]);
    const teaser = { component: "location_teaser" as const, location: "diekirch" };
    expect((await buildView(teaser, { locations: LOCATIONS, workshopHrefs }))?.workshopHref).toBe("/atelier");
  });

  it("displays the open state", async () => {
    const view = await buildView(section, { locations: LOCATIONS });
    expect(view?.locations[0]).toMatchObject({ isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h" });
  });
});
