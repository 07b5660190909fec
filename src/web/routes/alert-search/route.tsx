import { toAlertSearch, SEARCH_ALERT } from "#domain/alerts/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { countVehicles } from "#domain/site/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { SearchAlertPage } from "./search-alert-page.tsx";
import { searchName } from "./search-name.ts";
import {
  alertFormView,
  handleAlertPost,
  alertPostResult,
  type AlertSpec,
} from "../../features/alerts/alert-form.server.ts";
import { crumbsTo, stockStep } from "../../features/page/crumb-steps.server.ts";
import { privacyHref } from "../../features/lead-form/form-page.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf, type WebServices } from "../../services.ts";
import type { Route } from "./+types/route";

const alertSpec = ({ stock }: WebServices, url: URL): AlertSpec & { readonly name: string } => {
  const query = parseStockQuery(url.searchParams);
  return {
    wish: { kind: "search_alert", query: toAlertSearch(query) },
    name: searchName(query, stock.index()),
    subject: async () => null,
  };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, paths } = services;
  const query = { ...parseStockQuery(url.searchParams), page: 1 };
  const spec = alertSpec(services, url);
  const total = stock.index().count(query);
  return {
    view: alertPostResult(context)?.view ?? (await alertFormView(services, spec)),
    search: {
      name: [spec.name, query.q && `«\u00a0${query.q}\u00a0»`].filter(Boolean).join(", "),
      count: countVehicles(total, formatNumber(total)),
      href: paths.stock(query),
    },
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(services, stockStep(services), { label: SEARCH_ALERT.title }),
  };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, alertSpec(servicesOf(context), url));

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const AlertSearch = ({ loaderData, actionData }: Route.ComponentProps) => (
  <SearchAlertPage {...loaderData} reply={actionData} />
);

export default AlertSearch;
