// Server only.
export { toVacancyView } from "./vacancy/vacancy-view.ts";
export { vacancyData } from "./vacancy/vacancy-data.ts";
