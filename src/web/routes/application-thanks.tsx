import { leadFormStrings as words, ThanksPage } from "../features/lead-form/index.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { thanksOf } from "../lib/thanks-page.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/application-thanks";

// Whether the vacancy is still open does not matter to who has applied.
export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const ways = [
    { href: services.paths.home(), label: words.home },
    { href: services.paths.careers(), label: words.backToVacancies },
  ];
  return { view: thanksOf(services, url), ways };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const ApplicationThanks = ({ loaderData }: Route.ComponentProps) => <ThanksPage {...loaderData} />;

export default ApplicationThanks;
