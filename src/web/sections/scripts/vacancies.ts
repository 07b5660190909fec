export { VacancyList as vacancy_list } from "../vacancy-list/vacancy-list.tsx";
