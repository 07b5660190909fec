import { LeadConfirmation, leadFormStrings as words } from "../features/lead-form/index.ts";
import { thanksView } from "../features/lead-form/index.server.ts";
import { Main } from "../features/shell/main.tsx";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { requireGroupBrand } from "../lib/vehicle-of-path.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/vehicle-thanks";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { leads, paths } = services;
  await requireGroupBrand(services, params.brand, url);
  const view = thanksView(leads, url.searchParams.get("ref"));
  if (view === null) throw notHere("page-not-found", url.pathname);
  const ways = [
    { href: paths.stock(), label: words.seeStock },
    { href: paths.vehicle({ slug: params.vehicle }), label: words.backToVehicle },
  ];
  return { view, ways };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const VehicleThanks = ({ loaderData }: Route.ComponentProps) => (
  <Main className="wrap py-10">
    <LeadConfirmation {...loaderData} />
  </Main>
);

export default VehicleThanks;
