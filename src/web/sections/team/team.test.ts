import { describe, expect, it } from "vitest";
import type { LiveContent } from "../elements/live-content.ts";
import { withSearch, anEmployee, FORD, LOCATIONS, buildView } from "../../../../tests/builders/live-sections.ts";
import type { TeamView } from "./team.tsx";

/** Name, value and offered values of each filter. */
const filtersOf = (view: TeamView | undefined) =>
  view?.filters?.filters.map(({ name, value, options }) => [name, value, options.map((option) => option.value)]);

describe("team section", () => {
  const section = { component: "team" as const, title: "Équipe", filters: true };
  const content: Partial<LiveContent> = {
    locations: LOCATIONS,
    employees: [
      anEmployee(1),
      anEmployee(2, { department: "workshop", locations: ["diekirch"], languages: ["fr", "lb"] }),
    ],
  };

  it("filters by location and department and offers those that occur", async () => {
    const view = await buildView<TeamView>(section, { ...content, ...withSearch("concession=diekirch") });
    expect(view?.people.map(({ affiliation, languages }) => [affiliation, languages])).toEqual([
      ["Atelier, Diekirch", "Parle français et luxembourgeois"],
    ]);
    expect(filtersOf(view)).toEqual([
      ["concession", "diekirch", ["", "bertrange", "diekirch"]],
      ["service", "", ["", "sales", "workshop"]],
      ["langue", "", ["", "lb", "fr"]],
    ]);
  });

  it("filters by brand and language and names both on the card", async () => {
    const people = [anEmployee(1, { brands: ["ford"], languages: ["pt"] }), anEmployee(2, { brands: ["opel"] })];
    const view = await buildView<TeamView>(section, {
      ...content,
      brands: [FORD],
      employees: people,
      ...withSearch("marque=ford&langue=pt"),
    });
    expect(view?.people.map(({ brands, languages }) => [brands, languages])).toEqual([
      ["Marque\u00a0: Ford", "Parle portugais"],
    ]);
  });

  it("stays if the filters match nobody", async () => {
    const view = await buildView<TeamView>(section, { ...content, ...withSearch("concession=diekirch&service=sales") });
    expect(view?.people).toEqual([]);
  });

  it("ignores the URL if it has no filters", async () => {
    const view = await buildView<TeamView>(
      { ...section, filters: false },
      { ...content, ...withSearch("concession=diekirch") },
    );
    expect(view?.people).toHaveLength(2);
    expect(view?.filters).toBeNull();
  });

  it("is left out if the market displays no employees", async () => {
    expect(await buildView<TeamView>(section, { ...content, employees: [] })).toBeUndefined();
  });
});
