import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { SEARCH_ALERT } from "#domain/alerts/index.ts";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import { alertFormView, alertPostResult, handleAlertPost } from "../alert/alert-form.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { privacyHref } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { searchAlertSpec } from "./alert-spec.server.ts";
import { alertStrings } from "../alert/alerts-strings.ts";
import { countVehicles } from "../../stock/index.ts";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { stock, paths } = services;
  const query = { ...parseStockQuery(url.searchParams), page: 1 };
  const spec = searchAlertSpec(services, url);
  const count = stock.count(query);
  return {
    view: alertPostResult(context)?.view ?? (await alertFormView(services, spec)),
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
