import { LEAD_KINDS } from "#domain/leads/index.ts";
import { FormOrPlacesPage } from "../features/lead-form/index.ts";
import { applicationAsked, vacancyApplied } from "../lib/application-form.ts";
import { crumbsTo } from "../lib/crumbs.ts";
import { formOnPage, privacyHref } from "../lib/form-page.ts";
import { answeredForm, answerFormPost } from "../lib/form-post.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { servicesOf } from "../services.ts";
import { careerStrings as words } from "../strings/careers.ts";
import type { Route } from "./+types/application";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const answered = answeredForm(context);
  const sentFor = answered?.subject;
  const vacancy = sentFor?.type === "vacancy" ? sentFor : vacancyApplied(services, params.vacancy, url);
  const vacancyHref = paths.vacancy(vacancy);
  const page = await formOnPage(services, { url, answered }, () => applicationAsked(services, params.vacancy, url));
  return {
    page,
    name: vacancy.title,
    vacancyHref,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      { label: words.careers, href: paths.careers() },
      { label: vacancy.title, href: vacancyHref },
      { label: page.view.title },
    ),
  };
};

// What was sent in time is taken in, also when the vacancy has closed since.
export const action = ({ request, params, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  return answerFormPost(
    { request, url, context },
    {
      kind: LEAD_KINDS.application,
      subjectKey: `vacancy:${params.vacancy}`,
      currentSubject: async () => applicationAsked(services, params.vacancy, url).subject,
    },
  );
};

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.page.view.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const Application = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrPlacesPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.vacancyHref}
  />
);

export default Application;
