import { redirect } from "react-router";
import {
  ALL_VALUES_PARAMETER,
  isStockParameter,
  PHRASE_PARAMETERS,
  readOpenedGroups,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { withTracking } from "#domain/redirects/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { answerLeaseSearch } from "#application/lease-offers/index.ts";
import { toJsonText } from "../../platform/json-text/index.ts";
import { readModelAddresses } from "#application/content/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { modelTitle } from "../../models/index.ts";
import { stockStrings as strings } from "../filters/stock-strings.ts";
import { phraseNotes, understandSearch } from "./understood-search.server.ts";
import { stockPageMeta } from "./title/stock-page-meta.ts";
import { buildStockPageView, type LinkView } from "./stock-page-view.ts";
import { closeMatches, findCloseMatchIds } from "./few-results/close-matches.server.ts";
import { ENOUGH_RESULTS, fewResultsHelp } from "./few-results/few-results-help.ts";
import { cardContext, nearAbroad } from "../../vehicle/index.server.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

/** Link to the page of the one model of the group that the filters name; null for any other search. */
const modelLink = async (
  services: SiteServices<"paths" | "catalogue" | "content">,
  { values }: StockQuery,
): Promise<LinkView | null> => {
  const { brands, models } = services.catalogue();
  const [brandSlug, ...otherBrands] = values.brand ?? [];
  const [modelSlug, ...otherModels] = values.model ?? [];
  if (otherBrands.length > 0 || otherModels.length > 0) return null;
  const brand = brands.find(({ slug, in_group }) => in_group && slug === brandSlug);
  const model = models.find((candidate) => candidate.brand === brandSlug && candidate.slug === modelSlug);
  if (!brand || !model) return null;
  return { label: strings.aboutModel(modelTitle(model, [brand])), href: (await readModelAddresses(services))(model) };
};

const isPhraseParameter = (name: string): boolean => PHRASE_PARAMETERS.some((parameter) => parameter === name);

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, settings, paths } = services;
  markCacheable(context, "stock", "catalogue", "content");
  declareParameters(
    context,
    (name) => isStockParameter(name) || isPhraseParameter(name) || name === ALL_VALUES_PARAMETER,
  );
  const { requested, phrase, target } = understandSearch(url.searchParams, services);
  const lease = await answerLeaseSearch(requested, services);
  if (lease !== null) throw redirect(withTracking(lease.href, url.search), 302);
  if (target !== null) throw redirect(withTracking(target, url.search), 302);
  const index = stock.index();
  const result = index.search(requested);
  const query = { ...requested, page: result.page };
  const distances = index.distances(query);
  const help =
    result.total < ENOUGH_RESULTS ? fewResultsHelp(query, index.countWithoutFilters(query), result, index.count) : null;
  const closeIds = help ? findCloseMatchIds(services, query, help, result.ids) : [];
  const vehicles = await stock.byIds(result.ids);
  const view = buildStockPageView({
    query,
    phrase,
    notes: phraseNotes(phrase, services),
    abroad: nearAbroad(query, services),
    opened: readOpenedGroups(url.searchParams),
    result,
    vehicles,
    closeMatches: help ? await closeMatches(services, query, distances, { results: vehicles, ids: closeIds }) : [],
    settings,
    paths,
    cards: cardContext(services, distances),
    distances,
    country: countryOf(settings),
    locations: services.catalogue().locations,
    model: await modelLink(services, query),
    fewResultsHelp: help,
  });
  return {
    view: toJsonText(view),
    meta: stockPageMeta(query, view, settings.indexing),
    canonical: paths.stock(query),
  };
};
