import type { RouterContextProvider } from "react-router";
import type { Vacancy } from "#domain/people/index.ts";
import { vacancyData } from "../../sections/vacancy/vacancy-data.ts";
import { toSectionsValue } from "../../sections/sections-value.server.tsx";
import { toVacancyView } from "../../sections/vacancy/vacancy-view.ts";
import type { SiteServices } from "#application/site/index.ts";
import { careerStrings as strings } from "../../strings/careers.ts";
import { crumbsTo } from "../../features/page/index.server.ts";

export const vacancyPage = (services: SiteServices, vacancy: Vacancy, page: Readonly<RouterContextProvider>) => {
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
    sections: toSectionsValue(
      [toVacancyView({ vacancy, location, careersHref, applicationHref: paths.vacancyApplication(vacancy) })],
      { page, icons: {} },
    ),
    image: null,
    structuredData: [vacancyData({ vacancy, location, employer })],
  };
};
