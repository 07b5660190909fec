import { ThanksPage, leadFormStrings as words } from "../features/lead-form/index.ts";
import { brandOfPath, modelOfPath } from "../lib/brand-of-path.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { thanksOf } from "../lib/thanks-page.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/model-thanks";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await brandOfPath(services, params.brand, url);
  const model = await modelOfPath(services, brand, params.model, url);
  const ways = [
    { href: services.paths.brandAllModels(brand), label: words.otherModels },
    { href: services.paths.model(brand, model), label: words.backToModel },
  ];
  return { view: thanksOf(services, url), ways };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const ModelThanks = ({ loaderData }: Route.ComponentProps) => <ThanksPage {...loaderData} />;

export default ModelThanks;
