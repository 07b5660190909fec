import { SheetPage } from "./sheet-page.tsx";
import { pageMeta } from "../../platform/page/index.ts";
import { sheetStrings } from "./sheet-strings.ts";
import type { Route } from "./+types/route";

export { loader } from "./loader.server.ts";

export const meta: Route.MetaFunction = ({ loaderData: view, matches, location }) =>
  pageMeta(matches, location, {
    title: view ? sheetStrings.title([view.title, view.trim].filter(Boolean).join(" ")) : null,
    canonical: view?.vehicleHref ?? null,
    noindex: true,
  });

const VehicleSheet = ({ loaderData }: Route.ComponentProps) => <SheetPage view={loaderData} />;

export default VehicleSheet;
