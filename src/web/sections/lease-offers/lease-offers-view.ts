import { isOfferOverview, type SectionOf } from "#domain/content/index.ts";
import { EMPTY_OFFER_QUERY, fleetParameter, type OfferQuery, parseOfferQuery } from "#domain/lease-offers/index.ts";
import { type OfferCardView, toOfferCardView } from "../../leasing/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { type OfferFiltersView, toOfferFiltersView } from "./offer-filters-view.ts";

export type LeaseOffersView = Omit<SectionOf<"lease_offers">, "kind" | "brand" | "model" | "limit" | "anchor"> & {
  readonly anchor: string;
  /** The warning of borrowers; null without offers, and for rentals. */
  readonly warning: string | null;
  readonly cards: readonly OfferCardView[];
  /** The request for several of them; null for private customers. The first of a page has the form of all. */
  readonly fleet: { readonly action: string; readonly hasForm: boolean } | null;
  /** Null for offers of one brand or model, or a short list. */
  readonly overview: OfferFiltersView | null;
};

/** Default anchor; filters lead back to it. */
const OFFERS_ANCHOR = "offres";

type OffersSection = SectionOf<"lease_offers">;

type Listed = ReturnType<typeof listFor>["offers"][number];

/** The name of a quantity at the displayed terms. */
const quantityName = ({ offer, quote, isRecalculated }: Listed): string => {
  const { durationMonths, annualMileageKm } = quote.lease.terms;
  return isRecalculated
    ? fleetParameter(offer.slug, { durationMonths, annualMileageKm, depositCents: null })
    : fleetParameter(offer.slug);
};

const listFor = (section: OffersSection, query: OfferQuery, live: LiveContent) =>
  live.leaseOffers.list(section.kind, { ...query, ...(section.brand === null ? {} : { brand: section.brand }) });

export const toLeaseOffersView = (section: OffersSection, live: LiveContent): LeaseOffersView => {
  const { kind, brand: _brand, model, limit, anchor, ...rest } = section;
  const market = live.leaseOffers.market();
  const view = { ...rest, anchor: anchor ?? OFFERS_ANCHOR };
  if (market === null) return { ...view, warning: null, cards: [], fleet: null, overview: null };
  const query = isOfferOverview(section) ? parseOfferQuery(live.search) : EMPTY_OFFER_QUERY;
  const list = listFor(section, query, live);
  const offers = model === null ? list.offers : list.offers.filter(({ offer }) => offer.model === model);
  const context = { market, settings: live.display, paths: live.paths };
  const fleet = kind === "private" || offers.length === 0 ? null : { action: live.paths.fleetRequest(), hasForm: true };
  const toCard = (listed: Listed): OfferCardView => ({
    ...toOfferCardView(listed, context),
    ...(fleet !== null && { quantityName: quantityName(listed) }),
  });
  const count = (other: OfferQuery): number => live.leaseOffers.list(kind, other).offers.length;
  return {
    ...view,
    warning: offers[0]?.quote.lease.credit?.warning ?? null,
    cards: offers.slice(0, limit ?? undefined).map(toCard),
    fleet,
    overview: isOfferOverview(section)
      ? toOfferFiltersView({ kind, query, list, market, action: live.path, anchor: view.anchor, count })
      : null,
  };
};
