import { FavouritesPage } from "./favourites-page.tsx";
import { pageMeta } from "../../features/page/index.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

const strings = listPageStrings.favourites;

/** The corrected list cookie. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.view.shared ? strings.sharedTitle : strings.title,
    description: strings.description,
    noindex: true,
  });

const Favourites = ({ loaderData }: Route.ComponentProps) => <FavouritesPage view={loaderData.view} />;

export default Favourites;
