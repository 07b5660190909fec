import { ModelHead, Versions } from "../../models/index.ts";
import { Main, pageMeta } from "../../platform/page/index.ts";
import { PageSections } from "../../sections/page-sections.tsx";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    image: loaderData?.image ?? null,
    structuredData: loaderData?.structuredData,
  });

const ModelRoute = ({ loaderData }: Route.ComponentProps) => (
  <Main>
    <ModelHead view={loaderData.view} />
    {loaderData.versions && <Versions view={loaderData.versions} />}
    <PageSections sections={loaderData.sections} />
  </Main>
);

export default ModelRoute;
