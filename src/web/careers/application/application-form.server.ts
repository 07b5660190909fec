import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createVacancySubject } from "#domain/leads/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { findOpenVacancy } from "../../platform/addresses/index.server.ts";

/** Throws 404 unless the vacancy is open and accepts applications on this site. */
export const requireOpenVacancy = (services: SiteServices, slug: string, url: URL): Vacancy => {
  const vacancy = findOpenVacancy(services, services.paths.vacancy({ slug }));
  if (!vacancy || vacancy.apply_url !== null) throw notFound("page-not-found", url.pathname);
  return vacancy;
};

export const applicationFormSpec = (services: SiteServices, slug: string, url: URL): FormSpec => {
  const vacancy = requireOpenVacancy(services, slug, url);
  const location = services.catalogue().locations.find((candidate) => candidate.slug === vacancy.location);
  return { kind: LEAD_KINDS.application, subject: createVacancySubject(vacancy, location ?? null) };
};
