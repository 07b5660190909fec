import { ModelHead } from "./model-head.tsx";
import { Main } from "../../features/page/main.tsx";
import { requireBrand, requireModel } from "../../features/addresses/require-brand.server.ts";
import { modelPage } from "./model-page.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { Sections } from "../../sections/sections.tsx";
import { markCacheable, servicesOf } from "../../services.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  markCacheable(context, "catalogue", "stock", "content", "minute");
  return modelPage(services, brand, model, url);
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.canonical ?? null,
    image: loaderData?.image ?? null,
    structuredData: loaderData?.data ?? [],
  });

const ModelRoute = ({ loaderData }: Route.ComponentProps) => (
  <Main>
    <ModelHead view={loaderData.view} />
    <Sections views={loaderData.sections} />
  </Main>
);

export default ModelRoute;
