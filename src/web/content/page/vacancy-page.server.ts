import type { Vacancy } from "#domain/people/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { careerStrings as strings } from "../../careers/index.ts";
import { toVacancyView, vacancyData } from "../../careers/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";

export const vacancyPage = (services: SiteServices, vacancy: Vacancy) => {
  const { catalogue, paths, settings, siteUrl } = services;
  const location = catalogue().locations.find(({ slug }) => slug === vacancy.location) ?? null;
  const careersHref = paths.careers();
  const employer = { name: settings.group.name, url: siteUrl };
  return {
    title: location === null ? vacancy.title : `${vacancy.title}, ${location.town}`,
    description: vacancy.teaser,
    noindex: false,
    path: paths.vacancy(vacancy),
    crumbs: crumbsTo(services, { label: strings.careers, href: careersHref }, { label: vacancy.title }),
    vacancy: toVacancyView({ vacancy, location, careersHref, applicationHref: paths.vacancyApplication(vacancy) }),
    image: null,
    structuredData: [vacancyData({ vacancy, location, employer })],
  };
};
