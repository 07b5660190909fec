import { isVacancyOpen, type Vacancy } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import type { SiteServices } from "#application/site/index.ts";

/** The open vacancy at a path; null for any other path. */
export const findOpenVacancy = (
  { catalogue, clock, paths }: Pick<SiteServices, "catalogue" | "clock" | "paths">,
  pathname: string,
): Vacancy | null => {
  const today = utcDay(clock.now());
  const match = catalogue().vacancies.find((vacancy) => paths.vacancy(vacancy) === pathname);
  return match && isVacancyOpen(match, today) ? match : null;
};
