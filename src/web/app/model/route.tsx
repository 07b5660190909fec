import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import { PageSections } from "../../sections/page-sections.tsx";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => pageMeta(matches, location, loaderData);

const ModelRoute = ({ loaderData }: Route.ComponentProps) => (
  <Main>
    <div className="wrap">
      <Crumbs items={loaderData.crumbs} />
    </div>
    <PageSections sections={loaderData.sections} />
  </Main>
);

export default ModelRoute;
