import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { SEARCH_ALERT, toAlertSearch } from "#domain/alerts/index.ts";
import { getFacet, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { alertFormView, type AlertSpec, handleAlertPost } from "../alert/alert-form.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { formPostResult, privacyHref } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import type { StockIndex } from "#domain/search/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { alertStrings } from "../alert/alerts-strings.ts";
import {
  type ActiveFilter,
  activeFilterLabel,
  activeFilters,
  countVehicles,
  type FindLabel,
} from "../../stock/index.ts";

const strings = alertStrings.search;

/** Longer names do not fit into a subject line. */
const MAX_CHOICES = 6;

type SearchNames = Pick<StockIndex, "valueName" | "distances">;

/**
 * Describes a search by its filters: "Opel, SUV, Prix : jusqu’à 20 000 €". Omits free text and unknown values and origins, because
 * the name is emailed to an address that may belong to somebody else.
 */
export const searchName = (query: StockQuery, { valueName, distances }: SearchNames): string => {
  const origin = distances(query)?.origin ?? null;
  const isKnown = (choice: ActiveFilter): boolean => {
    if (choice.kind === "near") return origin !== null;
    if (choice.kind !== "value") return choice.kind !== "text";
    const facet = getFacet(choice.facet);
    return ("keys" in facet && facet.keys !== undefined) || valueName(choice.facet, choice.value) !== null;
  };
  const findLabel: FindLabel = (name, value) => (name === "near" ? (origin?.name ?? null) : valueName(name, value));
  const labels = activeFilters(query)
    .filter(isKnown)
    .map((choice) => activeFilterLabel(query, choice, findLabel));
  if (labels.length === 0) return query.q === null ? strings.everything : strings.byKeywords;
  const more = labels.length - MAX_CHOICES;
  return [...labels.slice(0, MAX_CHOICES), ...(more > 0 ? [strings.more(more)] : [])].join(", ");
};

/** A phrase in a link is watched as the filters that it means. */
const understoodQuery = (stock: SiteServices<"stock">["stock"], url: URL): StockQuery =>
  stock.quickSearch().read(parseStockQuery(url.searchParams)).query;

const searchAlertSpec = ({ stock }: SiteServices<"stock">, url: URL): AlertSpec & { readonly name: string } => {
  const query = understoodQuery(stock, url);
  return {
    criteria: { kind: "search_alert", query: toAlertSearch(query) },
    name: searchName(query, stock.index()),
    subject: async () => null,
  };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, paths } = services;
  const query = { ...understoodQuery(stock, url), page: 1 };
  const spec = searchAlertSpec(services, url);
  const count = stock.index().count(query);
  return {
    view: formPostResult(context)?.view ?? (await alertFormView(services, spec)),
    subject: {
      title: [spec.name, query.q && `«\u00a0${query.q}\u00a0»`].filter(Boolean).join(", "),
      href: paths.stock(query),
      picture: null,
    },
    count: count === 0 ? alertStrings.search.none : alertStrings.search.today(countVehicles(count)),
    // An alert without criteria would report every new vehicle.
    criteriaHref: spec.name === alertStrings.search.everything ? paths.stock() : null,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(services, stockStep(services), { label: leadKindStrings(SEARCH_ALERT).title }),
  };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, searchAlertSpec(servicesOf(context), url));
