import { Crumbs, Main, pageMeta } from "../../platform/page/index.ts";
import { LocationList } from "../location/location-list.tsx";
import { brandLocationsStrings as strings } from "./brand-locations-strings.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, loaderData ?? { title: null, noindex: true });

/** Showrooms and workshops of a brand. */
const BrandLocations = ({ loaderData: { crumbs, title, text, locations } }: Route.ComponentProps) => (
  <Main className="wrap">
    <Crumbs items={crumbs} />
    <div className="stack gap-32 py-20">
      <header className="stack gap-12">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <h2 className="text-xl">{strings.list}</h2>
      <LocationList locations={locations} />
    </div>
  </Main>
);

export default BrandLocations;
