import { isOpenOn, type Vacancy } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { vacancyData } from "../sections/vacancy/vacancy-data.ts";
import { vacancyView } from "../sections/vacancy/vacancy-view.ts";
import type { WebServices } from "../services.ts";
import { careerStrings as words } from "../strings/careers.ts";
import { crumbsTo } from "./crumbs.ts";

/** The vacancy at an address that one may still apply for; null for any other address. */
export const vacancyAt = (
  { catalogue, clock, paths }: Pick<WebServices, "catalogue" | "clock" | "paths">,
  pathname: string,
): Vacancy | null => {
  const today = utcDay(clock.now());
  const found = catalogue().vacancies.find((vacancy) => paths.vacancy(vacancy) === pathname);
  return found && isOpenOn(found, today) ? found : null;
};

/** What the page of a vacancy is made of. */
export const vacancyPage = (services: WebServices, vacancy: Vacancy) => {
  const { catalogue, paths, settings, siteUrl } = services;
  const place = catalogue().locations.find(({ slug }) => slug === vacancy.location) ?? null;
  const careersHref = paths.careers();
  const employer = { name: settings.group.name, url: siteUrl };
  return {
    title: place === null ? vacancy.title : `${vacancy.title}, ${place.town}`,
    description: vacancy.teaser,
    noindex: false,
    path: paths.vacancy(vacancy),
    crumbs: crumbsTo(services, { label: words.careers, href: careersHref }, { label: vacancy.title }),
    sections: [vacancyView({ vacancy, place, careersHref, applicationHref: paths.vacancyApplication(vacancy) })],
    image: null,
    structuredData: [vacancyData({ vacancy, place, employer })],
  };
};
