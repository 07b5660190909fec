import { describe, expect, it } from "vitest";
import type { LiveContent } from "../elements/live-content.ts";
import { withSearch, anEmployee, LOCATIONS, buildView } from "../../../../tests/builders/live-sections.ts";

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
    const view = await buildView(section, { ...content, ...withSearch("concession=diekirch") });
    expect(view?.people.map(({ affiliation, languages }) => [affiliation, languages])).toEqual([
      ["Atelier, Diekirch", "Parle français et luxembourgeois"],
    ]);
    expect(view?.filters?.location).toMatchObject({ value: "diekirch" });
    expect(view?.filters?.department.options.map(({ value }) => value)).toEqual(["", "sales", "workshop"]);
  });

  it("stays if the filters match nobody", async () => {
    const view = await buildView(section, { ...content, ...withSearch("concession=diekirch&service=sales") });
    expect(view?.people).toEqual([]);
  });

  it("ignores the URL if it has no filters", async () => {
    const view = await buildView({ ...section, filters: false }, { ...content, ...withSearch("concession=diekirch") });
    expect(view?.people).toHaveLength(2);
    expect(view?.filters).toBeNull();
  });

  it("is left out if the market displays no employees", async () => {
    expect(await buildView(section, { ...content, employees: [] })).toBeUndefined();
  });
});
