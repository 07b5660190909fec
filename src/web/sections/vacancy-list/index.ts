import { defineSection } from "../elements/define-section.ts";
import { toVacancyListView, VacancyList } from "./vacancy-list.tsx";

export const component = VacancyList;

export const section = defineSection({
  name: "vacancy_list",
  component,
  toView: toVacancyListView,
});
