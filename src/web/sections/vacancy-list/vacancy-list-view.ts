import type { SectionOf } from "#domain/content/index.ts";
import { type Vacancy } from "#domain/people/index.ts";
import { formatFrenchDate } from "#domain/shared/index.ts";
import { careerStrings as strings, formatContract } from "../../strings/careers.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { DEPARTMENT_LABELS } from "../../strings/people.ts";

export type VacancyCardView = {
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  readonly details: readonly string[];
  readonly until: string;
};

export type VacancyListView = Omit<SectionOf<"vacancy_list">, "location" | "department"> & {
  readonly vacancies: readonly VacancyCardView[];
};

const toVacancyCard = (vacancy: Vacancy, live: LiveContent): VacancyCardView => {
  const town = live.locations.find(({ slug }) => slug === vacancy.location)?.town;
  return {
    href: live.paths.vacancy(vacancy),
    title: vacancy.title,
    teaser: vacancy.teaser,
    details: [...(town === undefined ? [] : [town]), DEPARTMENT_LABELS[vacancy.department], formatContract(vacancy)],
    until: strings.until(formatFrenchDate(vacancy.valid_through)),
  };
};

const toVacancyListView = (
  { location, department, ...section }: SectionOf<"vacancy_list">,
  live: LiveContent,
): VacancyListView => ({
  ...section,
  vacancies: live.vacancies
    .filter((vacancy) => location === null || vacancy.location === location)
    .filter((vacancy) => department === null || vacancy.department === department)
    .map((vacancy) => toVacancyCard(vacancy, live)),
});

export const vacancyListSection = { toView: toVacancyListView };
