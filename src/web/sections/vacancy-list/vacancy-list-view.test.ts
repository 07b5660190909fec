import { describe, expect, it } from "vitest";
import type { LiveContent } from "../elements/live-content.ts";
import { LOCATIONS, buildView, aVacancy } from "../../../../tests/builders/live-sections.ts";

describe("vacancy list section", () => {
  const content: Partial<LiveContent> = {
    locations: LOCATIONS,
    vacancies: [aVacancy(1), aVacancy(2, { location: "diekirch" })],
  };
  const section = { component: "vacancy_list" as const, title: "Postes" };

  it("links to all vacancies, or to those of the given location", async () => {
    const all = await buildView(section, content);
    expect(all?.vacancies.map(({ href }) => href)).toEqual(["/carrieres/poste-1", "/carrieres/poste-2"]);
    const some = await buildView({ ...section, location: "diekirch" }, content);
    expect(some?.vacancies.map(({ details }) => details[0])).toEqual(["Diekirch"]);
  });

  it("stays without vacancies", async () => {
    expect((await buildView(section))?.vacancies).toEqual([]);
  });
});
