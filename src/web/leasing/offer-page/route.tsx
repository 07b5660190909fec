import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";
import { OfferPage } from "./offer-page.tsx";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    image: loaderData?.image ?? null,
    structuredData: loaderData?.structuredData,
  });

const LeaseOfferRoute = ({ loaderData }: Route.ComponentProps) => <OfferPage view={loaderData.view} />;

export default LeaseOfferRoute;
