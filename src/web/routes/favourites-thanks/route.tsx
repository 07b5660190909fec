import { leadFormStrings as strings, ThanksPage } from "../../features/lead-form/index.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { requireThanks } from "../../features/lead-form/require-thanks.server.ts";
import { servicesOf } from "../../services.ts";
import type { Route } from "./+types/route";

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
