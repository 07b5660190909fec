// Server only.
export { vacancyData } from "./vacancy-data.ts";
export { toVacancyView } from "./vacancy-view.ts";
