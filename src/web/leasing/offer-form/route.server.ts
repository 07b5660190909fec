import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { offerPicture } from "../offers/offer-picture.ts";
import { answeringLocations } from "../../leads/index.ts";
import { formOnPage, formPostResult, handleFormPost, privacyHref } from "../../leads/index.server.ts";
import { spokenByContact } from "../../locations/index.ts";
import { visibleEmployees } from "../../locations/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { Route } from "./+types/route";
import type { FormSpec } from "#application/leads/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { advertisedOfferTerms, type PublishedOffer, quoteOffer } from "#domain/lease-offers/index.ts";
import { completeTerms, parseTermsQuery } from "#domain/leasing/index.ts";
import { type OfferServices, requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import { sellsOffer } from "../offers/sells-offer.server.ts";
import { createLeaseOfferSubject, subjectKey } from "#domain/leads/index.ts";

/**
 * The form for an offer at the terms in the URL, or at its advertised terms if those cannot be calculated.
 * Private customers request a lease, companies write to the fleet department. Throws 404 for an unknown offer.
 */
const requireOfferForm = async (
  services: OfferServices,
  slug: string,
  url: URL,
): Promise<{ readonly published: PublishedOffer; readonly spec: FormSpec }> => {
  const published = await requireLeaseOffer(services, slug, url);
  const { offer, quote } = published;
  const market = services.leaseOffers.market();
  const terms = completeTerms(parseTermsQuery(url.searchParams), advertisedOfferTerms(offer));
  const chosen = market && quoteOffer(offer, terms, market);
  const spec = {
    kind: offer.kind === "private" ? LEAD_KINDS.lease_request : LEAD_KINDS.fleet_request,
    subject: createLeaseOfferSubject(published, chosen?.ok ? chosen.value : quote),
    isEligible: sellsOffer(offer),
  };
  return { published, spec };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const { published, spec } = await requireOfferForm(services, params.offer, url);
  const { offer, title: name } = published;
  const page = await formOnPage(services, { url, postResult: formPostResult(context) }, () => spec);
  const offerPage = paths.leaseOffer(offer);
  const overview = offer.kind === "private" ? paths.privateLeases() : paths.businessLeases();
  const { title } = leadKindStrings(spec.kind);
  return {
    page,
    title,
    name,
    offerId: offer.id,
    offerHref: offerPage + url.search,
    picture: offerPicture(published),
    privacyHref: privacyHref(services),
    spoken: spokenByContact(visibleEmployees(services), {
      locations: answeringLocations(page, services.catalogue().locations.filter(sellsOffer(offer))),
      brand: offer.brand,
      departments: offer.kind === "private" ? ["leasing", "sales"] : ["fleet", "leasing", "sales"],
    }),
    crumbs: crumbsTo(
      services,
      { label: strings.crumbs[offer.kind], href: overview },
      { label: name, href: offerPage },
      { label: title },
    ),
  };
};

export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const { spec } = await requireOfferForm(servicesOf(context), params.offer, url);
  const { kind, subject, isEligible } = spec;
  return handleFormPost(
    { request, url, context },
    { kind, subjectKey: subjectKey(subject), currentSubject: async () => subject, isEligible },
  );
};
