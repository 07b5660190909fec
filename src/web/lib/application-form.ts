import { LEAD_KINDS, vacancySubject } from "#domain/leads/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import type { Choosing } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";
import { notHere } from "./page-error.ts";
import { vacancyAt } from "./vacancy-page.ts";

/** The vacancy that one applies for on the site itself; any other is thrown as a page that is not there. */
export const vacancyApplied = (services: WebServices, slug: string, url: URL): Vacancy => {
  const vacancy = vacancyAt(services, services.paths.vacancy({ slug }));
  if (!vacancy || vacancy.apply_url !== null) throw notHere("page-not-found", url.pathname);
  return vacancy;
};

/** What the form asks of somebody who applies for it, and the place one would work at. */
export const applicationAsked = (services: WebServices, slug: string, url: URL): Choosing => {
  const vacancy = vacancyApplied(services, slug, url);
  const place = services.catalogue().locations.find((one) => one.slug === vacancy.location);
  return { kind: LEAD_KINDS.application, subject: vacancySubject(vacancy, place ?? null) };
};
