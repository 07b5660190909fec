import { applicationFormSpec, requireOpenVacancy } from "./application-form.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { formOnPage, privacyHref, formPostResult } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { careerStrings as strings } from "../vacancy/careers-strings.ts";
import type { Route } from "./+types/route";

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
