import { describe, expect, it } from "vitest";
import type { LiveContent } from "../elements/live-content.ts";
import { LOCATIONS, buildView, aVacancy, withSearch } from "../../../../tests/builders/live-sections.ts";
import type { VacancyListView } from "./vacancy-list.tsx";

describe("vacancy list section", () => {
  const content: Partial<LiveContent> = {
    locations: LOCATIONS,
    vacancies: [aVacancy(1), aVacancy(2, { location: "diekirch" })],
  };
  const section = { component: "vacancy_list" as const, title: "Postes" };

  it("links to all vacancies, or to those of the given location", async () => {
    const all = await buildView<VacancyListView>(section, content);
    expect(all?.vacancies.map(({ href }) => href)).toEqual(["/carrieres/poste-1", "/carrieres/poste-2"]);
    const some = await buildView<VacancyListView>({ ...section, location: "diekirch" }, content);
    expect(some?.vacancies.map(({ details }) => details[0])).toEqual(["Diekirch"]);
  });

  it("filters by location, department and contract and offers what occurs", async () => {
    const some = await buildView<VacancyListView>(
      { ...section, filters: true },
      { ...content, ...withSearch("lieu=diekirch") },
    );
    expect(some?.vacancies.map(({ href }) => href)).toEqual(["/carrieres/poste-2"]);
    expect(some?.filters?.filters.map(({ name, value }) => [name, value])).toEqual([["lieu", "diekirch"]]);
    const none = await buildView<VacancyListView>(
      { ...section, filters: true },
      { ...content, ...withSearch("contrat=student") },
    );
    expect(none?.vacancies).toEqual([]);
    expect(none?.filters?.filters.map(({ name }) => name)).toEqual(["lieu", "contrat"]);
  });

  it("ignores the URL if it has no filters", async () => {
    const all = await buildView<VacancyListView>(section, { ...content, ...withSearch("lieu=diekirch") });
    expect([all?.vacancies.length, all?.filters]).toEqual([2, null]);
  });

  it("stays without vacancies", async () => {
    expect((await buildView<VacancyListView>(section))?.vacancies).toEqual([]);
  });
});
