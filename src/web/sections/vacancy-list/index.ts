import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleVacancyList } from "./vacancy-list.examples.ts";
import { toVacancyListView, VacancyList } from "./vacancy-list.tsx";

export const component = VacancyList;

export const examples: SectionExamples<typeof component> = [exampleVacancyList];

export const section = defineSection({
  name: "vacancy_list",
  component,
  toView: toVacancyListView,
});
