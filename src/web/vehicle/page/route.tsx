import { VehiclePage } from "./vehicle-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import printStyles from "./vehicle-print.css?url";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const view = loaderData?.view;
  return pageMeta(matches, location, {
    title: view ? [view.title, view.trim].filter(Boolean).join(" ") : null,
    description: view
      ? view.keyAttributes.map(({ value, unit }) => [value, unit].filter(Boolean).join("\u00a0")).join(", ")
      : null,
    canonical: loaderData?.canonical ?? null,
    image: view && loaderData.image !== null ? { url: loaderData.image, alt: view.title } : null,
    structuredData: loaderData?.structuredData,
  });
};

/** The style sheet for print does not delay the page: browsers load it last. */
const Vehicle = ({ loaderData }: Route.ComponentProps) => (
  <>
    <link rel="stylesheet" href={printStyles} media="print" />
    <VehiclePage view={loaderData.view} />
  </>
);

export default Vehicle;
