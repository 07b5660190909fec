import { leadFormStrings as strings, ThanksPage } from "../features/lead-form/index.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { requireThanks } from "../lib/thanks-page.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/favourites-thanks";

export const loader = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const links = [
    { href: services.paths.stock(), label: strings.seeStock },
    { href: services.paths.favourites(), label: strings.backToFavourites },
  ];
  return { view: requireThanks(services, url), links };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const FavouritesThanks = ({ loaderData }: Route.ComponentProps) => <ThanksPage {...loaderData} />;

export default FavouritesThanks;
