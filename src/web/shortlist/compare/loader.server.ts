import { data } from "react-router";
import { buildCompareView } from "./compare-view.ts";
import { cardContext } from "../../vehicle/index.server.ts";
import { costTextsToday, estimateAtDefaults } from "../../leasing/index.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { listOnPage } from "../list-pages/list-on-page.server.ts";
import { newestVehicles } from "../list-pages/newest.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import type { Route } from "./+types/route";

const strings = listPageStrings.compare;

// Not cacheable, because the list is the visitor's own.
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { settings, paths, siteUrl } = services;
  const { headers, ...list } = await listOnPage("compare", request, services);
  const view = buildCompareView({
    ...list,
    newest: list.vehicles.length === 0 ? await newestVehicles(services) : [],
    query: url.searchParams,
    crumbs: crumbsTo(services, stockStep(services), { label: list.shared ? strings.sharedTitle : strings.title }),
    cards: cardContext(services),
    estimateOf: estimateAtDefaults(services),
    costTexts: costTextsToday(services),
    settings,
    paths,
    siteUrl,
  });
  return data({ view }, { headers });
};
