import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { offerPicture } from "../offers/offer-picture.ts";
import { formOnPage, formPostResult, handleFormPost, privacyHref } from "../../leads/index.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { Route } from "./+types/route";
import { requireOfferForm } from "./lease-offer-form.server.ts";
import { subjectKey } from "#domain/leads/index.ts";

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
