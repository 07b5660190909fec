import { ModelHead } from "../features/models/model-head.tsx";
import { Main } from "../features/shell/main.tsx";
import { requireBrand, requireModel } from "../lib/require-brand.ts";
import { modelPage } from "../lib/model-page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { Sections } from "../sections/sections.tsx";
import { markCacheable, servicesOf } from "../services.ts";
import type { Route } from "./+types/model";

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
