import { FormOrLocationsPage, SubjectPicture } from "../../leads/index.ts";
import { SpokenLines } from "../../locations/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const ModelForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.modelHref}
    objectIds={{ model_id: loaderData.modelId }}
    picture={<SubjectPicture picture={loaderData.picture} />}
    hint={<SpokenLines lines={loaderData.spoken} />}
  />
);

export default ModelForm;
