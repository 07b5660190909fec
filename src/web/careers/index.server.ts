// Server only.
export { toVacancyView, vacancyData } from "./vacancy/index.server.ts";
