import { ModelListPage } from "./model-list-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    noindex: loaderData?.noindex ?? true,
    structuredData: loaderData?.structuredData,
  });

const ModelList = ({ loaderData }: Route.ComponentProps) => <ModelListPage view={loaderData.view} />;

export default ModelList;
