import { IconsContext } from "../../platform/icons/index.ts";
import { Main, pageMeta, useIsPainted } from "../../platform/page/index.ts";
import { PageSections } from "../../sections/page-sections.tsx";
import { LocationDetails, LocationHead } from "../../locations/index.ts";
import type { Route } from "./+types/route";
import "../../locations/page/location.css";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => pageMeta(matches, location, loaderData);

const LocationRoute = ({ loaderData }: Route.ComponentProps) => {
  const isPainted = useIsPainted();
  return (
    <Main>
      <LocationHead view={loaderData.view} />
      {isPainted && (
        <>
          <LocationDetails view={loaderData.view} />
          <IconsContext value={loaderData.icons}>
            <PageSections sections={loaderData.sections} />
          </IconsContext>
        </>
      )}
    </Main>
  );
};

export default LocationRoute;
