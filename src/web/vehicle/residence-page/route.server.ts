import { redirect } from "react-router";
import { COUNTRIES, RESIDENCE_COUNTRIES, residenceSlug } from "#domain/countries/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { postalLines } from "#domain/locations/index.ts";
import { phoneLink } from "../../locations/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { countryPageView, type CountryPageView } from "../residence/country-page-view.ts";
import { RESIDENCE_PARAMETER } from "../residence/residence-strings.ts";
import { residencePageStrings as strings } from "./residence-page-strings.ts";
import type { Route } from "./+types/route";

/** The country in the address; null on the page that offers the choice. */
const countryInAddress = (slug: string | undefined, offered: readonly (typeof RESIDENCE_COUNTRIES)[number][]) => {
  if (slug === undefined) return null;
  return offered.find((code) => residenceSlug(code) === slug);
};

const choiceView = ({ name, href, shorts, inCountry }: CountryPageView) => ({
  name,
  href,
  inCountry,
  shorts: shorts.flatMap((about) => about.shorts),
});

export const loader = ({ params, url, context }: Pick<Route.LoaderArgs, "params" | "url" | "context">) => {
  const services = servicesOf(context);
  const { settings, paths, siteUrl, catalogue } = services;
  const offered = settings.frontier_buyers;
  const { country: slug } = params as { readonly country?: string };
  const code = countryInAddress(slug, offered);
  if (offered.length === 0 || code === undefined) throw notFound("page-not-found", url.pathname);
  const asked = url.searchParams.get(RESIDENCE_PARAMETER);
  if (asked !== null && code === null) {
    const chosen = offered.find((one) => residenceSlug(one) === asked);
    throw redirect(paths.frontierBuyers(chosen === undefined ? null : asked));
  }
  declareParameters(context, (name) => name === RESIDENCE_PARAMETER);
  markCacheable(context, "catalogue");
  const seller = countryOf(settings);
  const country = code && countryPageView(code, seller, paths);
  const title = country === null ? strings.title : strings.countryTitle(country.inCountry);
  const overview = { label: strings.crumb, href: paths.frontierBuyers() };
  const crumbs =
    country === null
      ? crumbsTo(services, { label: strings.crumb })
      : crumbsTo(services, overview, { label: country.name });
  return {
    country,
    title,
    description: strings.description(COUNTRIES[seller].inCountry),
    crumbs,
    structuredData: [crumbsData(crumbs, siteUrl)],
    canonical: paths.frontierBuyers(code && residenceSlug(code)),
    /** The choice; the page of a country does not offer it. */
    countries: country === null ? offered.map((one) => choiceView(countryPageView(one, seller, paths))) : [],
    stockHref: paths.stock(),
    locations: catalogue().locations.map((location) => ({
      name: location.name,
      href: paths.location(location),
      address: postalLines(location).join(", "),
      phone: location.phone,
      phoneHref: phoneLink(location.phone),
    })),
  };
};
