import { FormOrLocationsPage } from "../../leads/index.ts";
import { VehiclePicture } from "../../platform/pictures/index.ts";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { action, loader } from "./route.server.ts";
export { routeHeaders as headers } from "../../platform/page/index.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.page.view.title ?? null, noindex: true });

const FavouritesForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    action={loaderData.action}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    vehicleLinks={loaderData.vehicleLinks.map(({ picture, ...vehicle }) => ({
      ...vehicle,
      picture: <VehiclePicture picture={picture} sizes="120px" isThumbnail />,
    }))}
  />
);

export default FavouritesForm;
