import { redirect } from "react-router";
import type { SiteServices } from "#application/site/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createFleetSubject, type FleetSubject, hasSameFigures, type LeadSubject } from "#domain/leads/index.ts";
import { type Fleet, fleetKey, parseFleetQuery, quoteFleet } from "#domain/lease-offers/index.ts";
import {
  fleetTotalsView,
  formOnPage,
  formPostResult,
  privacyHref,
  receiveFormPost,
  submitFormPost,
} from "../../leads/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { offerPageStrings } from "../offers/lease-offers-strings.ts";
import type { Route } from "./+types/route";
import { isFleetValid, toFleetPageView } from "./fleet-page-view.ts";
import { fleetStrings as strings } from "./fleet-strings.ts";

const kind = LEAD_KINDS.fleet_request;

type OfferServices = SiteServices<"leaseOffers">;

/** The lines of an address as the site offers them now. */
const readFleet = ({ leaseOffers }: OfferServices, { searchParams }: URL) => {
  const query = parseFleetQuery(searchParams);
  const market = leaseOffers.market();
  const fleet: Fleet =
    market === null
      ? { lines: [], missing: query.lines.map(({ slug }) => slug) }
      : quoteFleet(query.lines, leaseOffers.find, market);
  return { query, market, fleet };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, leaseOffers } = services;
  const { query, market, fleet } = readFleet(services, url);
  const input = { query, fleet, market, paths, offers: leaseOffers.published(), find: leaseOffers.find };
  const { subject, ...view } = toFleetPageView(input, url.searchParams.size > 0);
  const postResult = formPostResult(context);
  const page =
    subject === null && postResult === null
      ? null
      : await formOnPage(services, { url, postResult }, () => ({ kind, subject }));
  return {
    view,
    totals: subject && fleetTotalsView(subject),
    form: page?.type === "form" ? page.view : null,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      { label: offerPageStrings.crumbs.business, href: paths.businessLeases() },
      { label: strings.title },
    ),
  };
};

const isFleet = (subject: LeadSubject | null): subject is FleetSubject => subject?.type === "fleet";

/** A form whose offers have changed since it was displayed goes back with what they are now. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const { query, fleet } = readFleet(services, url);
  if (query.lines.length === 0 || !isFleetValid(query)) throw redirect(url.pathname + url.search, 303);
  const current = createFleetSubject(fleet.lines);
  const received = await receiveFormPost(
    { request, url, context },
    { kind, subjectKey: `fleet:${fleetKey(query.lines)}`, currentSubject: async () => current },
  );
  const { subject } = received;
  const isChanged = isFleet(subject) && (current === null || !hasSameFigures(subject, current));
  return submitFormPost({ url, context }, isChanged ? { ...received, changedSubject: current } : received);
};
