import type { SectionOf } from "#domain/content/index.ts";
import { contractLine, DEPARTMENTS, type Vacancy } from "#domain/people/index.ts";
import { frenchDate } from "#domain/shared/index.ts";
import { careerStrings as words } from "../../strings/careers.ts";
import type { LiveContent } from "../live-content.ts";

export type VacancyCardView = {
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  /** Town, department, contract. */
  readonly facts: readonly string[];
  readonly until: string;
};

export type VacancyListView = Omit<SectionOf<"vacancy_list">, "location" | "department"> & {
  readonly vacancies: readonly VacancyCardView[];
};

const cardOf = (vacancy: Vacancy, live: LiveContent): VacancyCardView => {
  const town = live.locations.find(({ slug }) => slug === vacancy.location)?.town;
  return {
    href: live.paths.vacancy(vacancy),
    title: vacancy.title,
    teaser: vacancy.teaser,
    facts: [...(town === undefined ? [] : [town]), DEPARTMENTS[vacancy.department], contractLine(vacancy)],
    until: words.until(frenchDate(vacancy.valid_through)),
  };
};

export const vacancyListView = (
  { location, department, ...section }: SectionOf<"vacancy_list">,
  live: LiveContent,
): VacancyListView => ({
  ...section,
  vacancies: live.vacancies
    .filter((vacancy) => location === null || vacancy.location === location)
    .filter((vacancy) => department === null || vacancy.department === department)
    .map((vacancy) => cardOf(vacancy, live)),
});
