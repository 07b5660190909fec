import { FormOrLocationsPage } from "../../leads/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

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
