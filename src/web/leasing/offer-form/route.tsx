import { FormOrLocationsPage, SubjectPicture } from "../../leads/index.ts";
import { SpokenLines } from "../../locations/index.ts";
import { leaseVehicleId } from "../../platform/analytics/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const LeaseOfferForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.offerHref}
    objectIds={{ vehicle_id: leaseVehicleId(loaderData.offerId) }}
    picture={<SubjectPicture picture={loaderData.picture} />}
    hint={<SpokenLines lines={loaderData.spoken} />}
  />
);

export default LeaseOfferForm;
