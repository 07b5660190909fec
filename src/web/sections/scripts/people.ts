import "../few-pages.css";

export { Team as team } from "../team/team.tsx";
export { VacancyList as vacancy_list } from "../vacancy-list/vacancy-list.tsx";
