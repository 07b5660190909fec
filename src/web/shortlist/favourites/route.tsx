import { useEffect } from "react";
import { rememberFavourites } from "./client-loader.ts";
import { FavouritesPage } from "./favourites-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import type { Route } from "./+types/route";

export { clientLoader } from "./client-loader.ts";
export { loader } from "./loader.server.ts";

const strings = listPageStrings.favourites;

/** Sets the corrected list cookie. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? strings.sharedTitle : strings.title,
    description: strings.description,
    noindex: true,
  });

const Favourites = ({ loaderData: { view } }: Route.ComponentProps) => {
  useEffect(() => rememberFavourites(view), [view]);
  return <FavouritesPage view={view} />;
};

export default Favourites;
