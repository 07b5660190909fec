import { createVacancySubject } from "#domain/leads/index.ts";
import type { Vacancy } from "#domain/people/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { findOpenVacancy } from "../../platform/addresses/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { formOnPage, formPostResult, handleFormPost, privacyHref } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { careerStrings as strings } from "../vacancy/careers-strings.ts";
import type { Route } from "./+types/route";
import { LEAD_KINDS } from "#domain/forms/index.ts";

/** Throws 404 unless the vacancy is open and accepts applications on this site. */
const requireOpenVacancy = (
  services: SiteServices<"paths" | "clock" | "catalogue">,
  slug: string,
  url: URL,
): Vacancy => {
  const vacancy = findOpenVacancy(services, services.paths.vacancy({ slug }));
  if (!vacancy || vacancy.apply_url !== null) throw notFound("page-not-found", url.pathname);
  return vacancy;
};

const applicationFormSpec = (
  services: SiteServices<"paths" | "clock" | "catalogue">,
  slug: string,
  url: URL,
): FormSpec => {
  const vacancy = requireOpenVacancy(services, slug, url);
  const location = services.catalogue().locations.find((candidate) => candidate.slug === vacancy.location);
  return { kind: LEAD_KINDS.application, subject: createVacancySubject(vacancy, location ?? null) };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const postResult = formPostResult(context);
  const submittedSubject = postResult?.subject;
  const vacancy =
    submittedSubject?.type === "vacancy" ? submittedSubject : requireOpenVacancy(services, params.vacancy, url);
  const vacancyHref = paths.vacancy(vacancy);
  const page = await formOnPage(services, { url, postResult }, () =>
    applicationFormSpec(services, params.vacancy, url),
  );
  return {
    page,
    name: vacancy.title,
    vacancyHref,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      { label: strings.careers, href: paths.careers() },
      { label: vacancy.title, href: vacancyHref },
      { label: page.view.title },
    ),
  };
};

// A form rendered before the vacancy closed is still accepted.
export const action = ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return handleFormPost(
    { request, url, context },
    {
      kind: LEAD_KINDS.application,
      subjectKey: `vacancy:${params.vacancy}`,
      currentSubject: async () => applicationFormSpec(services, params.vacancy, url).subject,
    },
  );
};
