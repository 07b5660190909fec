export { VacancyPage } from "./vacancy.tsx";
