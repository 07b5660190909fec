import { describe, expect, it } from "vitest";
import { buildView, FORD, LOCATIONS, withSearch } from "../../../../tests/builders/live-sections.ts";
import type { LocationTeaserView } from "../location-teaser/location-teaser.tsx";
import type { LocatorView } from "./map-view.ts";

describe("map section", () => {
  const section = { component: "map" as const, title: "Nos concessions" };
  const towns = async (search: string, overrides: object = {}): Promise<readonly string[] | undefined> =>
    (
      await buildView<LocatorView>({ ...section, ...overrides }, { locations: LOCATIONS, ...withSearch(search) })
    )?.locations.map(({ slug }) => slug);

  it("lists the locations that match the visitor's search", async () => {
    expect(await towns("")).toEqual(["bertrange", "diekirch"]);
    expect(await towns("ou=carrosserie")).toEqual(["diekirch"]);
    expect(await towns("ou=nulle+part")).toEqual([]);
  });

  it("filters by the services of the section and ignores the search if it has none", async () => {
    expect(await towns("", { services: ["tyres"] })).toEqual(["bertrange"]);
    expect(await towns("ou=diekirch", { search: false })).toEqual(["bertrange", "diekirch"]);
  });

  it("sorts by the distance from a postcode or from the visitor, and says so", async () => {
    const near = async (search: string) =>
      buildView<LocatorView>(section, { locations: LOCATIONS, ...withSearch(search) });
    const byPostcode = await near("ou=9753");
    expect(byPostcode?.locations.map(({ distance }) => distance)).toEqual(["51\u00a0km", "51\u00a0km"]);
    expect(byPostcode?.search?.summary).toContain("la plus proche de Clervaux d’abord");
    expect((await near("ou=Arlon"))?.search?.summary).toContain("la plus proche d’Arlon d’abord");
    const byPosition = await near("pres=49.6,6.05");
    expect(byPosition?.search?.summary).toContain("la plus proche de vous d’abord");
    expect(byPosition?.search?.hidden).toEqual([{ name: "pres", value: "49.6,6.05" }]);
  });

  it("offers the filters that distinguish locations, with the visitor's choice", async () => {
    const view = await buildView<LocatorView>(section, {
      locations: LOCATIONS,
      ...withSearch("service=tyres&ouvert=samedi"),
    });
    expect(view?.search?.filters.map(({ name, value }) => [name, value])).toEqual([
      ["service", "tyres"],
      ["ouvert", "samedi"],
    ]);
    expect(view?.locations).toEqual([]);
  });

  it("shows a part of the map, and the way back to all of it", async () => {
    const whole = await buildView<LocatorView>(section, { locations: LOCATIONS });
    expect(whole?.wholeMapHref).toBeNull();
    const zone = await buildView<LocatorView>(section, {
      locations: LOCATIONS,
      ...withSearch("service=tyres&zone=49.5,5.9,49.7,6.2"),
    });
    expect(zone?.wholeMapHref).toBe("/page?service=tyres#sur-la-carte");
    expect(zone?.map.background).not.toEqual(whole?.map.background);
  });

  it("shows the part of the map where a search by place leads, with the town, and the way to all of it", async () => {
    const at = async (search: string) =>
      buildView<LocatorView>(section, { locations: LOCATIONS, ...withSearch(search) });
    const town = await at("ou=Remich");
    expect(town?.map).toMatchObject({ isPart: true, outside: [] });
    expect(town?.map.labels).toContainEqual(expect.objectContaining({ text: "Remich", kind: "origin" }));
    expect(town?.wholeMapHref).toBe("/page?ou=Remich&zone=49.34%2C5.57%2C50.25%2C6.63#sur-la-carte");
    const whole = await at("ou=Remich&zone=49.34,5.57,50.25,6.63");
    expect(whole).toMatchObject({ wholeMapHref: null, map: { isPart: false } });
    expect(whole?.locations).toEqual(town?.locations);
    expect((await at("ou=bertrange"))?.map.bounds.north).toBeLessThan(49.85);
    expect((await at("pres=49.6,6.05"))?.map.labels).toContainEqual(expect.objectContaining({ kind: "origin" }));
  });

  it("links to workshop appointments where they are possible", async () => {
    const workshopHrefs = async () => (location: { slug: string }) =>
      location.slug === "diekirch" ? "/atelier" : null;
    const view = await buildView<LocatorView>(section, { locations: LOCATIONS, workshopHrefs });
    expect(view?.locations.map(({ workshopHref }) => workshopHref)).toEqual([null, "/atelier"]);
    const teaser = { component: "location_teaser" as const, location: "diekirch" };
    expect((await buildView<LocationTeaserView>(teaser, { locations: LOCATIONS, workshopHrefs }))?.workshopHref).toBe(
      "/atelier",
    );
  });

  it("links to tyre appointments for a visitor who looks for tyres", async () => {
    const workshopHrefs = async () => () => "/atelier";
    const tyreHrefs =
      async () =>
      ({ slug }: { slug: string }) =>
        slug === "bertrange" ? "/pneus" : null;
    const linksOf = async (search: string) => {
      const view = await buildView<LocatorView>(section, {
        locations: LOCATIONS,
        workshopHrefs,
        tyreHrefs,
        ...withSearch(search),
      });
      return view?.locations.map(({ workshopHref = null, tyreHref = null }) => [workshopHref, tyreHref]);
    };
    expect(await linksOf("service=tyres")).toEqual([[null, "/pneus"]]);
    expect(await linksOf("")).toEqual([
      ["/atelier", null],
      ["/atelier", null],
    ]);
  });

  it("names the brands of each location", async () => {
    const locations = LOCATIONS.map((location) => ({ ...location, brands: ["ford", "unknown"] }));
    const view = await buildView<LocatorView>(section, { locations, brands: [FORD] });
    expect(view?.locations.map((location) => location.brands)).toEqual(["Ford", "Ford"]);
  });

  it("displays the open state", async () => {
    const view = await buildView<LocatorView>(section, { locations: LOCATIONS });
    expect(view?.locations[0]).toMatchObject({ isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h" });
  });
});
