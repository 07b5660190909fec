import { VehiclePage } from "./vehicle-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import printStyles from "./vehicle-print.css?url";
import type { Route } from "./+types/route";

/** Does not delay the page: browsers load print stylesheets last. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

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

const Vehicle = ({ loaderData }: Route.ComponentProps) => <VehiclePage view={loaderData.view} />;

export default Vehicle;
