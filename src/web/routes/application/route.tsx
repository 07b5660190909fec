import { LEAD_KINDS } from "#domain/forms/index.ts";
import { FormOrLocationsPage } from "../../features/lead-form/index.ts";
import { applicationFormSpec, requireOpenVacancy } from "./application-form.server.ts";
import { crumbsTo } from "../../features/page/crumb-steps.server.ts";
import { formOnPage, privacyHref } from "../../features/lead-form/form-page.server.ts";
import { formPostResult, handleFormPost } from "../../features/lead-form/form-post.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf } from "../../services.ts";
import { careerStrings as strings } from "../../strings/careers.ts";
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

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.page.view.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const Application = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.vacancyHref}
  />
);

export default Application;
